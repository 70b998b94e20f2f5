//! The requests about other sizes and rules that the page for them makes. A type with all requests would bring all that answers
//! them into the module, and make it three times as large.

use ichidoku_api::{self as api, Ask, Error, ErrorCode};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::browser::control;

/// Makes the types of any of these requests and of their answers, as they are in the whole vocabulary.
macro_rules! vocabulary {
    ($($request:ident => $answer:ident $name:literal;)*) => {
        #[derive(Deserialize)]
        #[serde(tag = "request")]
        #[allow(clippy::enum_variant_names, reason = "these are the names of the requests")]
        enum Request {
            $(#[serde(rename = $name)] $request(api::$request),)*
        }

        #[derive(Serialize)]
        #[serde(tag = "answer")]
        #[allow(clippy::large_enum_variant, reason = "an answer is written to JSON and dropped")]
        enum Answer {
            $(#[serde(rename = $name)] $request(api::$answer),)*
            #[serde(rename = "error")]
            Error(Error),
        }

        impl Request {
            fn answer(&self) -> Answer {
                match self {
                    $(Self::$request(request) => request.run(&control()).map_or_else(Answer::Error, Answer::$request),)*
                }
            }
        }
    };
}

vocabulary! {
    CheckVariant => VariantChecked "check-variant";
    ConvertVariant => VariantsConverted "convert-variant";
    DescribeVariant => VariantDescribed "describe-variant";
    DrawVariant => VariantDrawn "draw-variant";
    GenerateVariant => VariantsGenerated "generate-variant";
    HintVariant => VariantHinted "hint-variant";
    SolveVariant => VariantSolved "solve-variant";
    TrueCandidatesVariant => VariantCandidates "true-candidates-variant";
}

/// Answers a request about a variant. One that takes too long is ended by ending the worker.
#[wasm_bindgen(js_name = answer)]
pub fn answer_of_variants(request: &str) -> String {
    let request = serde_json::from_str::<Request>(request).map_err(|error| Error::new(ErrorCode::Request, error));
    let answer = request.map_or_else(Answer::Error, |request| request.answer());
    // Strings, numbers and lists of them: nothing that JSON cannot hold.
    serde_json::to_string(&answer).unwrap_or_default()
}
