// npm run verify-statement FILE: checks that a commission statement (JSON or CSV) is unchanged since it was issued.
// Needs no network.
import { createReadStream } from "node:fs";
import { verifyStatement } from "../../app/domains/commissions/statement/verify-statement.mjs";

const [file, key] = process.argv.slice(2);
if (!file) {
  console.error("Usage: npm run verify-statement FILE [PUBLIC-KEY]");
  process.exit(2);
}
const dollars = (cents) => `$${(cents / 100).toFixed(2)}`;
const found = await verifyStatement(createReadStream(file, "utf8"));
if (!found.isUntouched) {
  console.error(found.problem);
  process.exit(1);
}
if (key && key !== found.publicKey) {
  console.error("It is signed with another key than the one you gave.");
  process.exit(1);
}
const { earned, reversed, paid, open } = found.sums;
console.log(`Untouched: ${found.count} entries.`);
console.log(
  `Earned ${dollars(earned)}, reversed ${dollars(reversed)}, paid ${dollars(paid)}, open ${dollars(open)}.`,
);
if (!key)
  console.log(`Signed with ${found.publicKey}. The page /verify-statement says whether that key is ours.`);
