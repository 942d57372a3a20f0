import { DASHBOARD } from "~/paths/agents/dashboard";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { pastWords } from "../policy";
import type { PastLead } from "../shared-leads.server";

/** Replaces a lead that is no longer shared; `typed` is the input that could not be saved. */
export function PastLeadPage({ past, typed }: { past: PastLead; typed: string }) {
  return (
    <Page title="Lead" subtitle={`for ${past.business}`}>
      <Breadcrumb trail={[{ to: DASHBOARD.leads, label: "Leads" }]} />
      <Alert kind="error" title={pastWords(past)}>
        {typed ? "Your note was not saved." : "You no longer have access to this lead."}
      </Alert>
      {typed ? (
        <Card title="Your note">
          <label htmlFor="typed">Copy the text you need.</label>
          <textarea id="typed" className="input" rows={6} readOnly defaultValue={typed} />
        </Card>
      ) : null}
      <div className="row">
        <LinkButton to={DASHBOARD.leads}>View leads</LinkButton>
      </div>
    </Page>
  );
}
