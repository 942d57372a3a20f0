export const FORMAT = "njia-certificate-1";
const FIELDS = ["id", "name", "module", "title", "issuedAt", "expiresAt", "isDemo"];
const MAX_LENGTH = 10_000;
const NONE = "This isn’t a certificate from the academy.";

const bytesOf = (text) => new TextEncoder().encode(text);
const fromBase64 = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** A JSON list is unambiguous, whatever characters a name contains. */
export const signedText = (certificate) =>
  JSON.stringify([FORMAT, ...FIELDS.map((field) => certificate[field])]);

async function isSigned(certificate) {
  try {
    const key = await crypto.subtle.importKey("raw", fromBase64(certificate.publicKey), "Ed25519", false, [
      "verify",
    ]);
    return await crypto.subtle.verify(
      "Ed25519",
      key,
      fromBase64(certificate.signature),
      bytesOf(signedText(certificate)),
    );
  } catch {
    return false;
  }
}

function parsed(text) {
  try {
    return text.length > MAX_LENGTH ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const isCertificate = (read) =>
  typeof read === "object" &&
  read !== null &&
  read.format === FORMAT &&
  FIELDS.every((field) => typeof read[field] === (field === "isDemo" ? "boolean" : "string"));

/**
 * Whether the text of a certificate's JSON file is as it was signed, and the certificate in it; whether the key is ours
 * is checked elsewhere.
 * @param {string} text
 * @param {Date} now
 */
export async function verifyCertificate(text, now) {
  const certificate = parsed(text);
  if (!isCertificate(certificate)) return { state: "forged", problem: NONE, certificate: null };
  if (!(await isSigned(certificate)))
    return {
      state: "forged",
      problem: "The signature doesn’t belong to this certificate.",
      certificate: null,
    };
  const isExpired = new Date(certificate.expiresAt).getTime() <= now.getTime();
  return { state: isExpired ? "expired" : "valid", problem: null, certificate };
}
