import { Form } from "@remix-run/react";
import { COMPANIES } from "~/paths/companies";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { Section } from "~/ui/layout/page";
import type { ReportView } from "../shown-value";

const STATES = {
  open: "In review.",
  corrected: "The directory was corrected.",
  kept: "No change needed.",
  withdrawn: "Withdrawn.",
};

export function OwnReports({ companyId, reports }: { companyId: number; reports: ReportView[] }) {
  if (reports.length === 0) return null;
  return (
    <Section title="Your reports">
      <ul>
        {reports.map(({ id, field, text, day, state }) => (
          <li key={id}>
            <b>{field}</b>: {text}. {day}. {STATES[state]}
            {state === "open" ? (
              <IfCanWrite>
                <Form method="post" action={COMPANIES.withdrawReport(companyId, id)}>
                  <Submit kind="quiet" slim>
                    Withdraw report<span className="visually-hidden"> ({field})</span>
                  </Submit>
                </Form>
              </IfCanWrite>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
