import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatDate } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { isDue, listOwnCertificates } from "~/domains/training/certificates/certificates.server";
import { TrainingTabs, tabsOf } from "~/domains/training/ui/training-tabs";
import { TRAINING } from "~/paths/business/training";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { PageHandle } from "~/ui/page-handle";
import { academyPage, pagesFor } from "./side.server";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction = () => [{ title: "Certificates" }];

export const loader = academyPage(async (ctx) => {
  const pages = pagesFor(ctx);
  const zone = readerZone(ctx);
  return {
    tabs: tabsOf(pages),
    rows: (await listOwnCertificates(ctx)).map((row) => ({
      id: row.id,
      title: row.title,
      issued: formatDate(row.issuedAt, zone),
      expires: formatDate(row.expiresAt, zone),
      isExpired: row.expiresAt <= ctx.now(),
      isDemo: row.isDemo,
      renewTo: isDue(ctx, row) ? pages.quiz(row.moduleId) : null,
    })),
  };
});

export default function CertificatesPage() {
  const { tabs, rows } = useLoaderData<typeof loader>();
  return (
    <Page title="Certificates" subtitle="Signed, valid for 2 years and verifiable by number." width="reading">
      <TrainingTabs pages={tabs} current="certificates" />
      {rows.length === 0 ? (
        <EmptyState
          title="No certificates yet"
          action={
            <LinkButton kind="primary" to={tabs.home}>
              View modules
            </LinkButton>
          }
        >
          Complete a module and pass its quiz to get a certificate.
        </EmptyState>
      ) : (
        <ul className="ways" aria-label="Certificates, newest first">
          {rows.map(({ id, title, issued, expires, isExpired, isDemo, renewTo }) => (
            <li key={id} className="stack tight">
              <Link to={TRAINING.certificate(id)}>{title}</Link>
              <div className="row">
                <Badge kind={isExpired ? "bad" : "good"}>{isExpired ? "Expired" : "Valid"}</Badge>
                <DemoBadge isDemo={isDemo} />
                <span className="small muted">
                  Issued on {issued}, valid until {expires}
                </span>
              </div>
              <div className="row">
                <LinkButton
                  to={TRAINING.certificatePdf(id)}
                  slim
                  download
                  aria-label={`Download (PDF): ${title}`}
                >
                  Download (PDF)
                </LinkButton>
                {renewTo ? (
                  <LinkButton to={renewTo} slim aria-label={`Retake quiz to renew: ${title}`}>
                    Retake quiz to renew
                  </LinkButton>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
