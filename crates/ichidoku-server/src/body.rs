//! Bodies: read whole, up to a length and within a time.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, header};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use hyper::body::Body as _;
use tokio::time::timeout;

use crate::config::Limits;
use crate::problem::Problem;

/// Reads a body. One that says at once that it is too long is not read at all.
pub(crate) async fn read(body: Body, limits: &Limits) -> Result<Bytes, Problem> {
    if body.size_hint().lower() > limits.body as u64 {
        return Err(Problem::too_long(limits.body));
    }
    let whole = Limited::new(body, limits.body).collect();
    match timeout(limits.body_time, whole).await {
        Err(_) => Err(Problem::too_slow(limits.body_time)),
        Ok(Ok(whole)) => Ok(whole.to_bytes()),
        Ok(Err(error)) if error.is::<LengthLimitError>() => Err(Problem::too_long(limits.body)),
        Ok(Err(error)) => Err(Problem::malformed(format!("the body cannot be read: {error}"))),
    }
}

/// Whether the headers say that the body is compressed, or coded in some other way.
pub(crate) fn is_coded(headers: &HeaderMap) -> bool {
    headers.get_all(header::CONTENT_ENCODING).iter().any(|coding| !coding.as_bytes().eq_ignore_ascii_case(b"identity"))
}

/// The kinds of bodies that are understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// `application/json`
    Json,
    /// `application/x-www-form-urlencoded`
    Form,
    /// `application/vnd.apache.arrow.stream`
    Arrow,
}

impl Kind {
    /// Its name in headers.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Json => "application/json",
            Self::Form => "application/x-www-form-urlencoded",
            Self::Arrow => "application/vnd.apache.arrow.stream",
        }
    }

    /// The kind that the headers state.
    pub(crate) fn stated(headers: &HeaderMap) -> Option<Self> {
        let stated = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
        let essence = stated.split(';').next().unwrap_or_default().trim();
        [Self::Json, Self::Form, Self::Arrow].into_iter().find(|kind| essence.eq_ignore_ascii_case(kind.name()))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn kinds_are_recognised_with_their_parameters() {
        let stated = |value: &'static str| {
            let headers = [(header::CONTENT_TYPE, value.parse().unwrap())];
            Kind::stated(&HeaderMap::from_iter(headers))
        };
        assert_eq!(stated("application/json"), Some(Kind::Json));
        assert_eq!(stated("Application/JSON; charset=utf-8"), Some(Kind::Json));
        assert_eq!(stated("application/x-www-form-urlencoded"), Some(Kind::Form));
        assert_eq!(stated("text/plain"), None);
        assert_eq!(stated("application/jsonp"), None);
        assert_eq!(Kind::stated(&HeaderMap::new()), None);
    }

    #[tokio::test]
    async fn a_body_is_read_up_to_its_limit() {
        let limits = Limits { body: 4, ..Limits::default() };
        assert_eq!(read(Body::from("four"), &limits).await.unwrap(), "four");
        assert_eq!(read(Body::from("fiver"), &limits).await.unwrap_err(), Problem::too_long(4));
    }

    #[tokio::test]
    async fn a_body_that_does_not_come_is_given_up() {
        let limits = Limits { body_time: Duration::from_millis(10), ..Limits::default() };
        let (_sender, never) = http_body_util::channel::Channel::<Bytes, std::io::Error>::new(1);
        let problem = read(Body::new(never), &limits).await.unwrap_err();
        assert_eq!(problem, Problem::too_slow(limits.body_time));
    }
}
