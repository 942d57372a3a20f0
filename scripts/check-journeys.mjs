// The gate runs each journey once: each spec is in exactly one list of tests/e2e/gate-specs.ts, and none skips itself there.
import { WITH_SCRIPT, WITHOUT_SCRIPT } from "../tests/e2e/gate-specs.ts";

const SKIPS_WITHOUT_SCRIPT =
  /\btest\.skip\(\s*(javaScriptEnabled === false|!javaScriptEnabled|!hasScript\(\)|test\.info\(\)\.project\.use\.javaScriptEnabled === false)/;

/** Returns the problems of the lists, given the files below tests/e2e and a function that reads one. */
export function journeyProblems(files, read) {
  const specs = files.flatMap((file) => /^tests\/e2e\/(.*)\.spec\.ts$/.exec(file)?.[1] ?? []);
  const listed = [...WITH_SCRIPT, ...WITHOUT_SCRIPT];
  const times = (spec) => listed.filter((text) => text === spec).length;
  return [
    ...specs
      .filter((spec) => times(spec) !== 1)
      .map((spec) => `tests/e2e/${spec}.spec.ts: stands in one list of gate-specs.ts`),
    ...listed
      .filter((spec) => !specs.includes(spec))
      .map((spec) => `tests/e2e/gate-specs.ts: ${spec} is not there`),
    ...WITHOUT_SCRIPT.filter((spec) => specs.includes(spec))
      .filter((spec) => SKIPS_WITHOUT_SCRIPT.test(read(`tests/e2e/${spec}.spec.ts`)))
      .map((spec) => `tests/e2e/${spec}.spec.ts: a test that needs script stands in a spec about script`),
  ];
}
