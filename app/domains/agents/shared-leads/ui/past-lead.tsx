import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { pastWords } from "../policy";
import type { PastLead } from "../shared-leads.server";

/** Shown instead of a lead that is no longer shared; `typed` is the input that could not be saved. */
export function PastLeadPage({ past, typed }: { past: PastLead; typed: string }) {
  return (
    <Page title={m.agents_past_lead_lead()} subtitle={m.agents_past_lead_for({ business: past.business })}>
      <Breadcrumb trail={[{ to: DASHBOARD.leads, label: m.agents_past_lead_leads() }]} />
      <Alert kind="error" title={pastWords(past)}>
        {typed
          ? m.agents_past_lead_your_note_was_not_saved()
          : m.agents_past_lead_you_no_longer_have_access()}
      </Alert>
      {typed ? (
        <Card title={m.agents_past_lead_your_note()}>
          <label htmlFor="typed">{m.agents_past_lead_copy_the_text_you_need()}</label>
          <textarea id="typed" className="input" rows={6} readOnly defaultValue={typed} />
        </Card>
      ) : null}
      <div className="row">
        <LinkButton to={DASHBOARD.leads}>{m.agents_past_lead_view_leads()}</LinkButton>
      </div>
    </Page>
  );
}
