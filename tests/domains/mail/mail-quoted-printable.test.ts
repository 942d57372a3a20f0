import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quotedPrintable, quotedPrintablePieces } from "~/adapters/mail/quoted-printable";
import { wellFormed } from "~/core/text";
import { runsOf } from "../../support/harness/property-runs";

/** Decodes quoted-printable text (RFC 2045). */
function decoded(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, "")
    .replace(/\r\n/g, "\n")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
}

const text = fc
  .array(
    fc.oneof(fc.constantFrom("=", " ", "\t", "\n", ".", "é", "😀", "صباح"), fc.string({ maxLength: 120 })),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join("").replace(/\r/g, ""));

function expectReadable(encoded: string, plain: string) {
  expect(decoded(encoded)).toBe(wellFormed(plain));
  expect(encoded).toMatch(/^[\t\r\n\x20-\x7e]*$/);
  for (const line of encoded.split("\r\n")) {
    expect(line.length).toBeLessThanOrEqual(76);
    expect(line).not.toMatch(/[\t ]$/);
  }
}

describe("quoted-printable encoding", () => {
  it("decodes to the original text, in lines that every server accepts", () => {
    fc.assert(
      fc.property(text, (plain) => expectReadable(quotedPrintable(plain), plain)),
      { numRuns: runsOf(500) },
    );
  });

  it("is deterministic and decodes to the same text if encoded in pieces", () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), (pieces) => {
        expectReadable(quotedPrintablePieces(pieces), pieces.map(wellFormed).join(""));
        expect(quotedPrintablePieces(pieces)).toBe(quotedPrintablePieces(pieces));
      }),
      { numRuns: runsOf(500) },
    );
  });
});
