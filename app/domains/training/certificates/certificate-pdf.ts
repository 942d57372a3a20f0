import type { Context } from "~/core/context";
import { formatDate } from "~/core/format";
import { type PdfLine, textPdf } from "~/core/pdf/text-pdf";
import { m } from "~/messages/messages";
import { TRAINING } from "~/paths/business/training";
import type { Certificate } from "../tables";

const originalText = () => m.training_certificate_pdf_the_page_above_has_the();

export function certificatePdf(
  { config, readAsset }: Pick<Context, "config" | "readAsset">,
  certificate: Certificate,
): Promise<Uint8Array<ArrayBuffer>> {
  const { id, name, title, issuedAt, expiresAt, isDemo, signature, publicKey } = certificate;
  const lines: PdfLine[] = [
    { text: m.training_certificate_pdf_certificate(), kind: "title" },
    {
      text: isDemo
        ? m.training_certificate_pdf_demo_academy({ product: config.APP_NAME })
        : m.training_certificate_pdf_academy({ product: config.APP_NAME }),
    },
    { text: name, kind: "heading" },
    { text: m.training_certificate_pdf_completed_all_lessons_and_passed() },
    { text: title, kind: "heading" },
    {
      text: m.training_certificate_pdf_issued_on_valid_until_utc({
        issuedAt: formatDate(issuedAt),
        expiresAt: formatDate(expiresAt),
      }),
    },
    { text: m.training_certificate_pdf_verification(), kind: "heading" },
    {
      text: m.training_certificate_pdf_verify_it_at({
        appOrigin: config.APP_ORIGIN,
        id: TRAINING.certificate(id),
      }),
    },
    { text: m.training_certificate_pdf_number({ id }) },
    { text: m.training_certificate_pdf_signature_ed25519({ signature }) },
    { text: m.training_certificate_pdf_public_key({ publicKey }) },
  ];
  return textPdf(readAsset, {
    title: m.training_certificate_pdf_certificate_2({ title }),
    lines,
    original: originalText(),
  });
}
