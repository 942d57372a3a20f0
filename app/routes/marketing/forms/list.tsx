import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber } from "~/core/format";
import { listForms } from "~/domains/marketing/forms/forms.server";
import { MARKETING } from "~/paths/business/marketing";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";
import { marketingPage } from "../frame.server";

export const meta: MetaFunction = () => [{ title: "Forms" }];

export const loader = marketingPage(async (ctx) =>
  (await listForms(ctx)).map(({ id, title, closedAt, takenDownAt, views, entries, isDemo }) => ({
    id,
    title,
    state: takenDownAt ? ("taken" as const) : closedAt ? ("closed" as const) : ("open" as const),
    summary: `${formatNumber(views)} opened, ${formatNumber(entries)} submitted.`,
    isDemo,
  })),
);

const STATES = {
  open: { kind: "good", label: "Open" },
  closed: { kind: "plain", label: "Closed" },
  taken: { kind: "bad", label: "Taken down" },
} as const;

export default function FormsPage() {
  const forms = useLoaderData<typeof loader>();
  const start = (
    <LinkButton kind="primary" to={MARKETING.newForm} writes>
      New form
    </LinkButton>
  );
  return (
    <Page
      title="Forms"
      subtitle="Mobile-friendly contact forms for your followers."
      action={forms.length > 0 ? start : undefined}
      width="reading"
    >
      <Breadcrumb trail={[{ to: MARKETING.home, label: "Marketing" }]} />
      {forms.length === 0 ? (
        <EmptyState title="No forms yet" action={start}>
          Share a form with your followers to collect leads.
        </EmptyState>
      ) : (
        <ul className="ways" aria-label="Forms, newest first">
          {forms.map(({ id, title, state, summary, isDemo }) => (
            <li key={id} className="stack tight">
              <Link to={MARKETING.form(id)}>{title}</Link>
              <div className="row">
                <Badge kind={STATES[state].kind}>{STATES[state].label}</Badge>
                <DemoBadge isDemo={isDemo} />
              </div>
              <div className="small muted">{summary}</div>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
