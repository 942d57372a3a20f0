// npm run verify-certificate FILE: checks that an academy certificate (JSON) is unchanged since it was signed. Needs no network.
import { readFileSync } from "node:fs";
import { verifyCertificate } from "../../app/domains/training/certificates/verify-certificate.mjs";

const [file, key] = process.argv.slice(2);
if (!file) {
  console.error("Usage: npm run verify-certificate FILE [PUBLIC-KEY]");
  process.exit(2);
}
const { state, problem, certificate } = await verifyCertificate(readFileSync(file, "utf8"), new Date());
if (!certificate) {
  console.error(`Forged: ${problem}`);
  process.exit(1);
}
if (key && key !== certificate.publicKey) {
  console.error("Forged: it is signed with another key than the one you gave.");
  process.exit(1);
}
const { id, name, title, issuedAt, expiresAt, isDemo, publicKey } = certificate;
console.log(`${state === "valid" ? "Valid" : "Expired"}: ${name}, ${title}${isDemo ? " (demo)" : ""}.`);
console.log(`Issued on ${issuedAt.slice(0, 10)}, valid until ${expiresAt.slice(0, 10)}. Number ${id}.`);
if (!key) console.log(`Signed with ${publicKey}. The page /verify-statement says whether that key is ours.`);
process.exit(state === "valid" ? 0 : 3);
