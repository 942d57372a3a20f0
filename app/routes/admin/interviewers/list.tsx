import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { interviewerJson } from "~/domains/onboarding/interview/interviewer-json";
import { listInterviewers } from "~/domains/onboarding/interview/interviewers.server";
import { adminPage } from "~/http/pages/page.server";
import { INTERVIEWERS as INTERVIEWER_PATHS } from "~/paths/agents/interviewers";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Interviewers" }];

export const loader = adminPage(async (ctx) => ({
  interviewers: (await listInterviewers(ctx)).map(interviewerJson),
}));

type Row = Pick<
  ReturnType<typeof interviewerJson>,
  "id" | "name" | "email" | "zone" | "minutes" | "isPaused" | "isDemo"
>;

const columns: Column<Row>[] = [
  {
    key: "name",
    label: "Name",
    isHeader: true,
    cell: ({ name, isDemo }) => (
      <>
        {name} <DemoBadge isDemo={isDemo} />
      </>
    ),
  },
  { key: "email", label: "Email", isAddress: true, cell: ({ email }) => email },
  { key: "zone", label: "Time zone", cell: ({ zone }) => zone.replaceAll("_", " ") },
  { key: "minutes", label: "Length (min)", isNumber: true, cell: ({ minutes }) => minutes },
  {
    key: "state",
    label: "Status",
    cell: ({ isPaused }) => (isPaused ? <Badge>Paused</Badge> : <Badge kind="good">Bookable</Badge>),
  },
];

export default function InterviewersPage() {
  const { interviewers } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Interviewers"
      subtitle="Applicants book a time within the interviewers’ working hours."
      action={
        <LinkButton kind="primary" to={INTERVIEWER_PATHS.create}>
          Add interviewer
        </LinkButton>
      }
    >
      <Table
        caption="Interviewers"
        columns={columns}
        rows={interviewers}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No interviewers yet">
            Applicants can’t book an interview until you add an interviewer.
          </EmptyState>
        }
        actions={({ id, name }) => (
          <LinkButton to={INTERVIEWER_PATHS.one(id)} slim aria-label={`Edit ${name}`}>
            Edit
          </LinkButton>
        )}
      />
    </Page>
  );
}
