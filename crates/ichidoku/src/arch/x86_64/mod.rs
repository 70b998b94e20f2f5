//! x86-64: AVX-512 (16 lanes) and AVX2 (8 lanes).

pub(crate) mod avx2;
pub(crate) mod avx512;

/// Whether the machine has all these features: asked at run time with `std`, else what the build was told.
macro_rules! has {
    ($($feature:tt),*) => {{
        #[cfg(feature = "std")]
        let has = true $(&& std::arch::is_x86_feature_detected!($feature))*;
        #[cfg(not(feature = "std"))]
        let has = true $(&& cfg!(target_feature = $feature))*;
        has
    }};
}
use has;
