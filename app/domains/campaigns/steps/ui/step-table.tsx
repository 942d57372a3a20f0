import { formatNumber } from "~/core/format";
import { paths } from "~/paths";
import { type Column, Table } from "~/ui/data/table";
import { Link } from "~/ui/link";
import type { StepView } from "../../campaign-view";

const COLUMNS: Column<StepView>[] = [
  {
    key: "step",
    label: "Step",
    isHeader: true,
    cell: ({ day, wait }) => (
      <>
        {day}
        {wait ? <div className="muted small">{wait} later</div> : null}
      </>
    ),
  },
  {
    key: "template",
    label: "Template",
    cell: ({ templateId, templateName, subject }) => (
      <>
        {templateName ? (
          <Link to={paths.templates.template(templateId)}>{templateName}</Link>
        ) : (
          "Deleted template"
        )}
        {subject ? <div className="muted small">{subject}</div> : null}
      </>
    ),
  },
  { key: "test", label: "Second subject", cell: ({ subjectB }) => subjectB ?? "–" },
  { key: "sent", label: "Sent", isNumber: true, cell: ({ sent }) => formatNumber(sent) },
  { key: "responses", label: "Responses", isNumber: true, cell: ({ responses }) => formatNumber(responses) },
];

type Arm = NonNullable<StepView["test"]>["arms"][number];

const ARM_COLUMNS: Column<Arm>[] = [
  { key: "name", label: "Subject", isHeader: true, cell: ({ name, subject }) => `${name}: ${subject}` },
  { key: "sent", label: "Sent", isNumber: true, cell: ({ sent }) => formatNumber(sent) },
  { key: "responses", label: "Responses", isNumber: true, cell: ({ responses }) => formatNumber(responses) },
  { key: "rate", label: "Response rate", isNumber: true, cell: ({ rate }) => rate },
];

export function SubjectTest({ step, label }: { step: StepView; label?: string }) {
  if (!step.test) return null;
  return (
    <div className="stack tight">
      <Table
        caption={`${label ? `${label}, step` : "Step"} ${step.position}: subject line A/B test`}
        columns={ARM_COLUMNS}
        rows={step.test.arms}
        rowKey={({ name }) => name}
      />
      <p className="muted small">{[step.test.says, step.test.aside].filter(Boolean).join(" ")}</p>
    </div>
  );
}

export const StepTable = ({ steps }: { steps: StepView[] }) => (
  <>
    <Table caption="Steps" columns={COLUMNS} rows={steps} rowKey={({ position }) => position} />
    {steps.map((step) => (step.sent > 0 ? <SubjectTest key={step.position} step={step} /> : null))}
  </>
);
