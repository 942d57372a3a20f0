import type { Context } from "~/core/context";
import { formatDate } from "~/core/format";
import { type PdfLine, textPdf } from "~/core/pdf/text-pdf";
import { TRAINING } from "~/paths/business/training";
import type { Certificate } from "../tables";

const ORIGINAL = "The page above has the name as it is written.";

export function certificatePdf(
  { config, readAsset }: Pick<Context, "config" | "readAsset">,
  certificate: Certificate,
): Promise<Uint8Array<ArrayBuffer>> {
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
  return textPdf(readAsset, { title: `${title}: certificate`, lines, original: ORIGINAL });
}
