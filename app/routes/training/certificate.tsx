import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatDate } from "~/core/format";
import {
  type CertificateState,
  certificateState,
  getCertificate,
} from "~/domains/training/certificates/certificates.server";
import { catchDomainError } from "~/http/errors.server";
import { publicPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { TRAINING } from "~/paths/business/training";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page } from "~/ui/layout/page";
import { Rich } from "~/ui/rich";

export const meta: MetaFunction = () => [
  { title: m.training_certificate_certificate_verification() },
  { name: "robots", content: "noindex" },
];

export const loader = publicPage(async (ctx, { params }) =>
  catchDomainError(
    async () => {
      const certificate = await getCertificate(ctx, params.certificateId);
      const { id, name, title, issuedAt, expiresAt, isDemo, publicKey } = certificate;
      const state = await certificateState(ctx, certificate);
      const facts = { id, name, title, issued: formatDate(issuedAt), expires: formatDate(expiresAt), isDemo };
      return data({
        appName: ctx.config.APP_NAME,
        publicKey,
        state,
        found: state === "forged" ? null : facts,
      });
    },
    ({ status }) =>
      data(
        { appName: ctx.config.APP_NAME, publicKey: "", state: "forged" as const, found: null },
        { status },
      ),
  ),
);

const WORDS: Record<CertificateState, { kind: "success" | "info" | "error"; text: () => string }> = {
  valid: { kind: "success", text: m.training_certificate_valid },
  expired: { kind: "info", text: m.training_certificate_expired },
  forged: {
    kind: "error",
    text: m.training_certificate_forged,
  },
};

export default function CertificatePage() {
  const { appName, publicKey, state, found } = useLoaderData<typeof loader>();
  const { kind, text } = WORDS[state];
  return (
    <Page
      title={m.training_certificate_certificate_verification()}
      subtitle={m.training_certificate_training_academy({ appName })}
      width="narrow"
    >
      <Alert kind={kind}>{text()}</Alert>
      {found ? (
        <>
          <Card title={found.name}>
            <p>{m.training_certificate_completed_all_lessons_and_passed()}</p>
            <p>
              <b>{found.title}</b>
            </p>
            <p>
              {m.training_certificate_issued_on_valid_until_utc({
                issued: found.issued,
                expires: found.expires,
              })}
            </p>
            {found.isDemo ? <p>{m.training_certificate_this_is_a_demo_certificate()}</p> : null}
            <p className="small muted">{m.training_certificate_number({ id: found.id })}</p>
          </Card>
          <LinkButton to={TRAINING.certificateFile(found.id)} download>
            {m.training_certificate_download_for_offline_verification_json()}
          </LinkButton>
          <p className="small">
            <Rich parts={m.training_certificate_npm_run_verify_certificate_file.parts({ publicKey })} />
          </p>
        </>
      ) : null}
    </Page>
  );
}
