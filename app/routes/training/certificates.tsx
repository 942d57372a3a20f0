import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatDate } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { isDue, listOwnCertificates } from "~/domains/training/certificates/certificates.server";
import { TrainingTabs, tabsOf } from "~/domains/training/ui/training-tabs";
import { m } from "~/messages/messages";
import { TRAINING } from "~/paths/business/training";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { PageHandle } from "~/ui/page-handle";
import { academyPage, pagesFor } from "./side.server";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction = () => [{ title: m.training_certificates_certificates() }];

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
    <Page
      title={m.training_certificates_certificates()}
      subtitle={m.training_certificates_signed_valid_for_2_years()}
      width="reading"
    >
      <TrainingTabs pages={tabs} current="certificates" />
      {rows.length === 0 ? (
        <EmptyState
          title={m.training_certificates_no_certificates_yet()}
          action={
            <LinkButton kind="primary" to={tabs.home}>
              {m.training_certificates_view_modules()}
            </LinkButton>
          }
        >
          {m.training_certificates_complete_a_module_and_pass()}
        </EmptyState>
      ) : (
        <ul className="ways" aria-label={m.training_certificates_certificates_newest_first()}>
          {rows.map(({ id, title, issued, expires, isExpired, isDemo, renewTo }) => (
            <li key={id} className="stack tight">
              <Link to={TRAINING.certificate(id)}>{title}</Link>
              <div className="row">
                <Badge kind={isExpired ? "bad" : "good"}>
                  {isExpired ? m.training_certificates_expired() : m.training_certificates_valid()}
                </Badge>
                <DemoBadge isDemo={isDemo} />
                <span className="small muted">
                  {m.training_certificates_issued_on_valid_until({ issued, expires })}
                </span>
              </div>
              <div className="row">
                <LinkButton
                  to={TRAINING.certificatePdf(id)}
                  slim
                  download
                  aria-label={m.training_certificates_download_pdf_2({ title })}
                >
                  {m.training_certificates_download_pdf()}
                </LinkButton>
                {renewTo ? (
                  <LinkButton
                    to={renewTo}
                    slim
                    aria-label={m.training_certificates_retake_quiz_to_renew_2({ title })}
                  >
                    {m.training_certificates_retake_quiz_to_renew()}
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
