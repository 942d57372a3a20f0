import { Form } from "@remix-run/react";
import { COMPANIES } from "~/paths/companies";
import { WritersOnly } from "~/ui/forms/readers";
import { Submit } from "~/ui/forms/submit";
import { Section } from "~/ui/layout/page";
import type { ReportView } from "../shown-value";

const STATES = {
  open: "Nobody has decided yet.",
  corrected: "The directory was corrected.",
  kept: "The directory stays as it is.",
  withdrawn: "You took it back.",
};

export function OwnReports({ companyId, reports }: { companyId: number; reports: ReportView[] }) {
  if (reports.length === 0) return null;
  return (
    <Section title="Your reports">
      <ul>
        {reports.map(({ id, field, said, day, state }) => (
          <li key={id}>
            <b>{field}</b>: {said}. {day}. {STATES[state]}
            {state === "open" ? (
              <WritersOnly>
                <Form method="post" action={COMPANIES.withdrawReport(companyId, id)}>
                  <Submit kind="quiet" slim>
                    Withdraw report<span className="visually-hidden"> ({field})</span>
                  </Submit>
                </Form>
              </WritersOnly>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
