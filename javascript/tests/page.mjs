// The plain page of the examples, without a bundler.

import test from "node:test";

import { serve } from "./browser.mjs";
import { LIMIT, checkExample } from "./example.mjs";

test("the plain page solves and shows a hint", LIMIT, async (t) => checkExample(t, await serve(t, ".")));
