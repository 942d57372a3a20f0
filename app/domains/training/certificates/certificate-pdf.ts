import type { Config } from "~/core/config";
import { formatDate } from "~/core/format";
import { printable } from "~/core/pdf/printable";
import { type PdfLine, textPdf } from "~/core/pdf/text-pdf";
import { TRAINING } from "~/paths/business/training";
import type { Certificate } from "../tables";

const NOTE = "This file supports Western characters only. See the page below for the exact name.";

export function certificatePdf(config: Config, certificate: Certificate): string {
  const { id, name, title, issuedAt, expiresAt, isDemo, signature, publicKey } = certificate;
  const lines: PdfLine[] = [
    { text: "Certificate", kind: "title" },
    { text: `${config.APP_NAME} training academy${isDemo ? ". Demo certificate." : ""}` },
    { text: name, kind: "heading" },
    { text: "completed all lessons and passed the quiz of the module" },
    { text: title, kind: "heading" },
    { text: `Issued on ${formatDate(issuedAt)}, valid until ${formatDate(expiresAt)} (UTC).` },
    { text: "Verification", kind: "heading" },
    { text: `Verify it at: ${config.APP_ORIGIN}${TRAINING.certificate(id)}` },
    { text: `Number: ${id}` },
    { text: `Signature (Ed25519): ${signature}` },
    { text: `Public key: ${publicKey}` },
  ];
  const isExact = lines.every(({ text }) => printable(text).isExact);
  return textPdf(`${title}: certificate`, isExact ? lines : [...lines, { text: NOTE }]);
}
