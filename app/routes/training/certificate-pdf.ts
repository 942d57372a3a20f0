import { certificatePdf } from "~/domains/training/certificates/certificate-pdf";
import { getOwnCertificate } from "~/domains/training/certificates/certificates.server";
import { userPage } from "~/http/pages/page.server";

export const loader = userPage(async (ctx, { params }) => {
  const certificate = await getOwnCertificate(ctx, params.certificateId);
  return new Response(await certificatePdf(ctx, certificate), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="certificate-${certificate.moduleId}.pdf"`,
      "x-robots-tag": "noindex",
    },
  });
});
