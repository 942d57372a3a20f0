// Reads the result of one Lighthouse run, which is repeated if it has none.
const NEEDED = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
];

/** Returns the figures of a result. @throws Error if the page or its trace failed, or a figure is missing */
export function readingOf({ runtimeError, audits, categories }) {
  if (runtimeError) throw new Error(runtimeError.message);
  const failed = NEEDED.find((name) => typeof audits[name]?.numericValue !== "number");
  if (failed) throw new Error(`${failed}: ${audits[failed]?.errorMessage ?? "no figure"}`);
  const requests = audits["network-requests"].details.items.filter(({ protocol }) => protocol !== "data");
  const value = (name) => audits[name].numericValue;
  return {
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    failed: Object.values(categories).flatMap(({ id, auditRefs }) =>
      auditRefs
        .filter(({ id: audit, weight }) => weight > 0 && (audits[audit].score ?? 1) < 0.9)
        .map(({ id: audit }) => `${id}: ${audit}`),
    ),
    paint: value("first-contentful-paint"),
    largest: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    requests: requests.length,
    bytes: requests.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0),
  };
}

const TRIES = 4;

/** Reads a page's figures. On a busy machine a trace fails now and then, so the page is tried up to four times. */
export async function readPage(url, visit) {
  for (let left = TRIES - 1; ; left -= 1)
    try {
      return readingOf(await visit());
    } catch (error) {
      if (left === 0) throw new Error(`${url}: ${error.message}`);
      console.log(`${url}: ${error.message} Once more.`);
    }
}
