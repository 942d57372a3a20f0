import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { sentenceCase } from "~/core/sentence-case";
import { LEAD_STATUSES } from "~/domains/lead-search/policy";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { FactPill, type KeyFact } from "./record-page";

interface LeadStatus {
  id: number;
  status: string;
}

const STATUSES = LEAD_STATUSES.map((status) => ({ value: status, label: sentenceCase(status) }));

const LeadStatusForm = ({ lead: { id, status }, here }: { lead: LeadStatus; here: string }) => (
  <Form method="post" action={here} className="form" key={status}>
    <input type="hidden" name="leadId" value={id} />
    <input type="hidden" name="from" value={status} />
    <Field
      field={{
        id: "lead-status",
        name: "status",
        errorId: "lead-status-error",
        descriptionId: "lead-status-hint",
        initialValue: status,
      }}
      label="Lead status"
      type="select"
      options={STATUSES}
      isFilter
    />
    <Submit kind="plain" pending="Saving">
      Change status
    </Submit>
  </Form>
);

/** A lead's status, with the form that changes it; the page `here` then offers Undo. */
export const leadStatusFact = (lead: LeadStatus | undefined, here: string): KeyFact => [
  "Status",
  lead ? (
    <FactPill key="status" name="Status" value={sentenceCase(lead.status)}>
      <LeadStatusForm lead={lead} here={here} />
    </FactPill>
  ) : null,
];

interface LeadValue {
  status: string;
  /** US dollars and percent, as form values; empty if unknown. */
  estimatedValue: string;
  dealProbability: string;
  /** The formatted value. */
  text: string;
  /** Whether a deal has taken over the value. */
  isFixed: boolean;
}

/** A lead's estimated value and probability, with their form; opens if the last submission was rejected. */
export function LeadValuePill({
  value: { status, estimatedValue, dealProbability, text, isFixed },
  result,
}: {
  value: LeadValue;
  result: SubmissionResult<string[]> | undefined;
}) {
  const [form, fields] = useForm({
    id: "lead",
    lastResult: result ?? null,
    defaultValue: { estimatedValue, dealProbability },
  });
  return (
    <FactPill name="Value" value={text} isOpen={result?.status === "error"}>
      <PostForm form={form}>
        <input type="hidden" name="from" value={status} />
        <input type="hidden" name="status" value={status} />
        <Field
          field={fields.estimatedValue}
          label="Estimated value"
          type="money"
          readOnly={isFixed}
          hint={isFixed ? "Edit the value in the deal." : "In US dollars. Counts towards the pipeline value."}
        />
        <Field field={fields.dealProbability} label="Probability (%)" type="number" inputMode="numeric" />
        <Submit kind="plain" pending="Saving">
          Save value
        </Submit>
      </PostForm>
    </FactPill>
  );
}
