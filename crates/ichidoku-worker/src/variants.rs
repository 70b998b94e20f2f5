//! The requests about other sizes and rules that the page for them makes. A type with all requests would bring all that answers
//! them into the module, and make it three times as large.

use ichidoku_api::{
    Ask, CheckVariant, ConvertVariant, DescribeVariant, DrawVariant, Error, ErrorCode, GenerateVariant, HintVariant,
    NamedRequest, RateVariant, SolveVariant, TrueCandidatesVariant, named_json,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::browser::control;

/// Answers a request about a variant. One that takes too long is ended by ending the worker.
#[wasm_bindgen(js_name = answer)]
pub fn answer_of_variants(request: &str) -> String {
    answered(request).unwrap_or_else(|error| named_json("error", &error))
}

fn answered(request: &str) -> Result<String, Error> {
    let request = NamedRequest::read(request)?;
    match request.name.as_str() {
        "check-variant" => run::<CheckVariant>(request),
        "convert-variant" => run::<ConvertVariant>(request),
        "describe-variant" => run::<DescribeVariant>(request),
        "draw-variant" => run::<DrawVariant>(request),
        "generate-variant" => run::<GenerateVariant>(request),
        "hint-variant" => run::<HintVariant>(request),
        "rate-variant" => run::<RateVariant>(request),
        "solve-variant" => run::<SolveVariant>(request),
        "true-candidates-variant" => run::<TrueCandidatesVariant>(request),
        other => Err(Error::new(ErrorCode::Request, format_args!("there is no request `{other}` here"))),
    }
}

fn run<Q: Ask + DeserializeOwned>(request: NamedRequest) -> Result<String, Error>
where
    Q::Answer: Serialize,
{
    let name = request.name.clone();
    let answer = request.into_ask::<Q>()?.run(&control())?;
    Ok(named_json(&name, &answer))
}
