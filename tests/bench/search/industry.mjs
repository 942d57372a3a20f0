// The part of docs/performance.md about industry queries, measured together with the log of mixed queries.
import { expectThat, machine, percentile, table, writeSection } from "../report.mjs";
import { LIMIT, ROUNDS } from "./queries.mjs";

const MAX_ROWS_READ = 2 * LIMIT + 1;
const MAX_DURATION_MS = 6;
const most = (answers, of) => Math.max(...answers.map(of));
const p95 = (answers, of) => percentile(answers.map(of), 0.95);
const took = (answer) => answer.milliseconds;
const read = (answer) => answer.rowsRead;

function rowOf(name, answers, empty) {
  return [
    name,
    answers.length,
    percentile(answers.map(took), 0.5),
    p95(answers, took),
    p95(answers, took) - percentile(empty, 0.5),
    p95(answers, (answer) => answer.inDatabase),
    most(answers, read),
    answers.filter(({ ids }) => ids.length > 0).length,
  ];
}

/**
 * `answers` are D1's answers to `log`, `mixed` those to the other queries of the same run, `empty` the times of
 * requests without D1.
 */
export function industryPart(count, log, answers, mixed, empty) {
  const kinds = [...new Set(log.map(({ kind }) => kind))];
  const of = (kind) => answers.filter((_, index) => log[index].kind === kind);
  const rows = [
    rowOf("**for an industry, all**", answers, empty),
    ...kinds.map((kind) => rowOf(kind, of(kind), empty)),
    rowOf("the mixed questions of the same run", mixed, empty),
  ];
  expectThat(
    most(answers, read) <= MAX_ROWS_READ,
    `A question for an industry read ${most(answers, read)} rows.`,
  );
  expectThat(
    answers.some(({ ids }) => ids.length === LIMIT),
    "No question for an industry filled its page.",
  );
  const isFast = p95(answers, took) <= MAX_DURATION_MS;
  const heads = ["milliseconds", "questions", "p50", "p95", "p95 less an empty request", "p95 in D1"];
  return [
    `### ${count.toLocaleString("en")} companies`,
    table([...heads, "`rows_read` at most", "with a hit"], rows),
    `- p95 of a whole request at most ${MAX_DURATION_MS} ms: ${p95(answers, took).toFixed(2)} ms, ${isFast ? "met" : "**not met**"}; a request that asks D1 for nothing: p50 ${percentile(empty, 0.5).toFixed(2)} ms, p95 ${percentile(empty, 0.95).toFixed(2)} ms.\n- \`rows_read\` at most 2 x page + 1 (${MAX_ROWS_READ}): ${most(answers, read)}, met.`,
  ].join("\n\n");
}

export function writeIndustryPart(parts) {
  writeSection(
    "search-industry",
    `## Questions for an industry

Part of \`npm run bench -- search\`; alone by \`BENCH_ROWS=1000000 BENCH_PEERS=none npm run bench -- search\`, which leaves the peers and the section
above as they are. ${machine()}, ${new Date().toISOString().slice(0, 10)}. The rows are those of the search above, each indexed under the industries that its
evidence is sure of and under those that are only likely; the answer is a page of ${LIMIT}, best record first, through \`searchCompanies\` on local D1, asked
once to warm the caches and ${ROUNDS} times for its median.

${parts.join("\n\n")}`,
  );
}
