//! The card: libraries found at run time, kernels compiled for it, puzzles solved on it. All that is `unsafe` is here.

#![allow(unsafe_code)]

use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use cudarc::driver::sys::{self, CUdevice_attribute as Attribute};
use cudarc::driver::{
    CudaContext, CudaEvent, CudaFunction, CudaSlice, CudaStream, LaunchConfig, PinnedHostSlice, PushKernelArg,
};
use cudarc::nvrtc::{self, CompileError, CompileOptions};

use crate::kernel::{BUDGET, LEVELS, Outcome, RECORD, SIBLING, SOURCE};

/// How the kernel is laid out on the card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// Threads per block.
    pub(crate) block: u32,
    /// Blocks per multiprocessor; bounds the registers per thread.
    pub(crate) blocks_per_multiprocessor: u32,
}

impl Default for Shape {
    fn default() -> Self {
        Self { block: 128, blocks_per_multiprocessor: 5 }
    }
}

/// A card with the kernels on it.
pub(crate) struct Card {
    context: Arc<CudaContext>,
    solve: CudaFunction,
    vary: CudaFunction,
    checksum: CudaFunction,
    shape: Shape,
    multiprocessors: u32,
}

impl Card {
    /// The first card of the machine.
    ///
    /// # Errors
    /// If there is no driver, no card or no NVRTC, or the kernels don't compile.
    pub(crate) fn open(shape: Shape) -> Result<Self> {
        // SAFETY: loads the library as every call below does, and looks no further.
        if !unsafe { sys::is_culib_present() } {
            bail!("no NVIDIA GPU: the driver's library libcuda is not on this machine");
        }
        // SAFETY: as above.
        if !unsafe { nvrtc::sys::is_culib_present() } {
            bail!(
                "the kernel can't be compiled: the library libnvrtc is not where libraries are looked for; it is part of \
                 the CUDA toolkit and of the Python package nvidia-cuda-nvrtc (name its folder in LD_LIBRARY_PATH)"
            );
        }
        let context = CudaContext::new(0).context("no NVIDIA GPU can be used")?;
        let (major, minor) = context.compute_capability()?;
        let options = vec![
            format!("--gpu-architecture=compute_{major}{minor}"),
            format!("-DBLOCK={}", shape.block),
            format!("-DBLOCKS_PER_SM={}", shape.blocks_per_multiprocessor),
        ];
        let code = nvrtc::compile_ptx_with_opts(SOURCE, CompileOptions { options, ..CompileOptions::default() })
            .map_err(|error| match error {
                CompileError::CompileError { log, .. } => {
                    anyhow!("the kernel doesn't compile: {}", log.to_string_lossy())
                }
                other => anyhow!("the kernel can't be compiled: {other:?}"),
            })?;
        let module = context.load_module(code)?;
        let multiprocessors = context.attribute(Attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)?.unsigned_abs();
        Ok(Self {
            solve: module.load_function("solve")?,
            vary: module.load_function("vary")?,
            checksum: module.load_function("checksum")?,
            context,
            shape,
            multiprocessors,
        })
    }

    /// Name of the card.
    pub(crate) fn name(&self) -> Result<String> {
        Ok(self.context.name()?)
    }

    /// Number of multiprocessors.
    pub(crate) fn multiprocessors(&self) -> u32 {
        self.multiprocessors
    }

    /// Highest clock rate of the multiprocessors, in Hz.
    pub(crate) fn clock(&self) -> Result<f64> {
        Ok(f64::from(self.context.attribute(Attribute::CU_DEVICE_ATTRIBUTE_CLOCK_RATE)?) * 1e3)
    }

    /// Registers and bytes of local memory per thread of the solving kernel.
    pub(crate) fn registers(&self) -> Result<(i32, i32)> {
        Ok((self.solve.num_regs()?, self.solve.local_size_bytes()?))
    }

    /// Makes room for `records` puzzles on a stream of their own.
    pub(crate) fn slot(&self, records: usize) -> Result<Slot<'_>> {
        let stream = self.context.new_stream()?;
        let threads = self.blocks(u32::try_from(records)?) as usize * self.shape.block as usize;
        // SAFETY: every byte that is read was written before: the text by a copy or `vary`, solutions and results by
        // the kernel. Solutions may stay unwritten, where the result says so.
        let (text, solutions, results, stacks) = unsafe {
            (
                stream.alloc(records * RECORD + 4)?,
                stream.alloc(records * RECORD + 4)?,
                stream.alloc(records)?,
                stream.alloc(threads * LEVELS * SIBLING)?,
            )
        };
        let (next, sweeps, sum) = (stream.alloc_zeros(1)?, stream.alloc_zeros(1)?, stream.alloc_zeros(1)?);
        Ok(Slot { card: self, stream, capacity: records, text, solutions, results, stacks, next, sweeps, sum })
    }

    /// Number of blocks that solve this many records: as many as work at once, or fewer.
    fn blocks(&self, records: u32) -> u32 {
        let Shape { block, blocks_per_multiprocessor } = self.shape;
        (self.multiprocessors * blocks_per_multiprocessor).min(records.div_ceil(block)).max(1)
    }

    /// Memory of the host that the card can reach by itself, zeroed.
    pub(crate) fn pinned<T: cudarc::driver::DeviceRepr + cudarc::driver::ValidAsZeroBits + Copy + Default>(
        &self,
        length: usize,
    ) -> Result<PinnedHostSlice<T>> {
        // SAFETY: it is filled at once.
        let mut memory = unsafe { self.context.alloc_pinned_with_flags(length, 0)? };
        memory.as_mut_slice()?.fill(T::default());
        Ok(memory)
    }
}

/// Room on the card for a number of puzzles, and a stream to work on them.
pub(crate) struct Slot<'a> {
    card: &'a Card,
    stream: Arc<CudaStream>,
    capacity: usize,
    text: CudaSlice<u8>,
    solutions: CudaSlice<u8>,
    results: CudaSlice<u32>,
    stacks: CudaSlice<u8>,
    next: CudaSlice<u32>,
    sweeps: CudaSlice<u64>,
    sum: CudaSlice<u64>,
}

/// The host's side of a slot.
pub(crate) struct Buffers {
    /// The puzzles, one per record.
    pub(crate) text: PinnedHostSlice<u8>,
    /// The first solution of each that has one.
    pub(crate) solutions: PinnedHostSlice<u8>,
    /// The outcomes.
    pub(crate) results: PinnedHostSlice<u32>,
}

impl Slot<'_> {
    /// Memory of the host for as many puzzles.
    pub(crate) fn buffers(&self) -> Result<Buffers> {
        let bytes = self.capacity * RECORD + 4;
        Ok(Buffers {
            text: self.card.pinned(bytes)?,
            solutions: self.card.pinned(bytes)?,
            results: self.card.pinned(self.capacity)?,
        })
    }

    /// Begins to copy the puzzles to the card.
    pub(crate) fn upload(&mut self, buffers: &Buffers) -> Result<()> {
        Ok(self.stream.memcpy_htod(&buffers.text, &mut self.text)?)
    }

    /// Begins to copy the puzzles back.
    pub(crate) fn download_text(&mut self, buffers: &mut Buffers) -> Result<()> {
        Ok(self.stream.memcpy_dtoh(&self.text, &mut buffers.text)?)
    }

    /// Begins to copy solutions and outcomes back.
    pub(crate) fn download(&mut self, buffers: &mut Buffers) -> Result<()> {
        self.stream.memcpy_dtoh(&self.solutions, &mut buffers.solutions)?;
        Ok(self.stream.memcpy_dtoh(&self.results, &mut buffers.results)?)
    }

    /// Begins to solve the first `records` puzzles, up to `limit` solutions each.
    pub(crate) fn solve(&mut self, records: usize, limit: u32) -> Result<()> {
        let records = self.checked(records)?;
        self.stream.memset_zeros(&mut self.next)?;
        let (block, blocks) = (self.card.shape.block, self.card.blocks(records));
        let mut launch = self.stream.launch_builder(&self.card.solve);
        launch.arg(&self.text).arg(&records).arg(&limit).arg(&BUDGET).arg(&mut self.solutions).arg(&mut self.results);
        launch.arg(&mut self.next).arg(&mut self.stacks).arg(&mut self.sweeps);
        // SAFETY: the arguments are those of the kernel; all arrays hold `records` records, and the stacks as many
        // siblings as there can be threads.
        unsafe { launch.launch(layout(blocks, block))? };
        Ok(())
    }

    /// Begins to write the variations `first`… of the bases as puzzles.
    pub(crate) fn vary(&mut self, bases: &CudaSlice<u8>, seed: u64, first: u64, records: usize) -> Result<()> {
        let records = self.checked(records)?;
        let base_count = (bases.len() / RECORD) as u32;
        let mut launch = self.stream.launch_builder(&self.card.vary);
        launch.arg(bases).arg(&base_count).arg(&seed).arg(&first).arg(&records).arg(&mut self.text);
        // SAFETY: the arguments are those of the kernel; the text holds `records` records.
        unsafe { launch.launch(layout(self.card.multiprocessors * 16, self.card.shape.block))? };
        Ok(())
    }

    /// Begins to add the checksums of the first `records` outcomes; the first has the number `first`.
    pub(crate) fn add_checksum(&mut self, first: u64, records: usize) -> Result<()> {
        let records = self.checked(records)?;
        let mut launch = self.stream.launch_builder(&self.card.checksum);
        launch.arg(&self.solutions).arg(&self.results).arg(&first).arg(&records).arg(&mut self.sum);
        // SAFETY: the arguments are those of the kernel; both arrays hold `records` records.
        unsafe { launch.launch(layout(self.card.multiprocessors * 16, self.card.shape.block))? };
        Ok(())
    }

    /// Copies the lines of some puzzles to the card, to make variations of.
    pub(crate) fn bases(&self, lines: &[u8]) -> Result<CudaSlice<u8>> {
        Ok(self.stream.clone_htod(lines)?)
    }

    /// Waits, and returns the sweeps and the sum of the checksums so far.
    pub(crate) fn totals(&self) -> Result<(u64, u64)> {
        Ok((self.stream.clone_dtoh(&self.sweeps)?[0], self.stream.clone_dtoh(&self.sum)?[0]))
    }

    /// Waits, and returns the outcomes.
    pub(crate) fn outcomes(&self, records: usize) -> Result<Vec<Outcome>> {
        let mut results = self.stream.clone_dtoh(&self.results)?;
        results.truncate(records);
        Ok(results.into_iter().map(Outcome).collect())
    }

    /// A moment on the stream, to measure from or to.
    pub(crate) fn moment(&self) -> Result<CudaEvent> {
        Ok(self.stream.record_event(Some(sys::CUevent_flags::CU_EVENT_DEFAULT))?)
    }

    /// Waits for all that was begun.
    pub(crate) fn wait(&self) -> Result<()> {
        Ok(self.stream.synchronize()?)
    }

    fn checked(&self, records: usize) -> Result<u32> {
        if records > self.capacity {
            bail!("{records} puzzles in a place for {}", self.capacity);
        }
        Ok(records as u32)
    }
}

fn layout(blocks: u32, block: u32) -> LaunchConfig {
    LaunchConfig { grid_dim: (blocks, 1, 1), block_dim: (block, 1, 1), shared_mem_bytes: 0 }
}
