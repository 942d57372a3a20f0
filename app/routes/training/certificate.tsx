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
import { TRAINING } from "~/paths/business/training";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [
  { title: "Certificate verification" },
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

const WORDS: Record<CertificateState, { kind: "success" | "info" | "error"; text: string }> = {
  valid: { kind: "success", text: "Valid: signed by us and unchanged." },
  expired: { kind: "info", text: "Expired: signed by us, older than 2 years." },
  forged: {
    kind: "error",
    text: "Not found: this certificate is forged or its number mistyped. Check the number.",
  },
};

export default function CertificatePage() {
  const { appName, publicKey, state, found } = useLoaderData<typeof loader>();
  const { kind, text } = WORDS[state];
  return (
    <Page title="Certificate verification" subtitle={`${appName} training academy`} width="narrow">
      <Alert kind={kind}>{text}</Alert>
      {found ? (
        <>
          <Card title={found.name}>
            <p>completed all lessons and passed the quiz of the module</p>
            <p>
              <b>{found.title}</b>
            </p>
            <p>
              Issued on {found.issued}, valid until {found.expires} (UTC).
            </p>
            {found.isDemo ? <p>This is a demo certificate.</p> : null}
            <p className="small muted">Number {found.id}</p>
          </Card>
          <LinkButton to={TRAINING.certificateFile(found.id)} download>
            Download for offline verification (JSON)
          </LinkButton>
          <p className="small">
            <code>npm run verify-certificate FILE</code> checks that file and needs no network. It is signed
            with Ed25519; the public key is <code>{publicKey}</code>.
          </p>
        </>
      ) : null}
    </Page>
  );
}
