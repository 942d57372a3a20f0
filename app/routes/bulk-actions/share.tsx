import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { unreachableText } from "~/domains/agents/shared-leads/policy";
import { listWorkingAgents } from "~/domains/agents/shared-leads/share-lead.server";
import { unreachableAmong } from "~/domains/agents/shared-leads/ways-to-reach.server";
import { BULK_LISTS } from "~/domains/bulk/lists";
import { namesOf, selectedRows } from "~/domains/bulk/selected-rows.server";
import { listOfIds } from "~/domains/bulk/selection-schema";
import { cutText, selectionText } from "~/domains/bulk/selection-text";
import { leftOutText } from "~/domains/bulk/sharing/left-out";
import { shareRows } from "~/domains/bulk/sharing/share-rows.server";
import { ShareRowsSchema } from "~/domains/bulk/sharing/share-schema";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { BULK_ACTIONS } from "~/paths/bulk/bulk-actions";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { backOf } from "./back";
import { shownSelection } from "./selection.server";

export const meta: MetaFunction = () => [{ title: "Share selected leads" }];

export const loader = businessPage((ctx, args) =>
  shownSelection(args, async (selection) => {
    const selected = await selectedRows(ctx, selection);
    const rows = namesOf(selected);
    const unreachable = selected.list === "leads" ? (await unreachableAmong(ctx, selected.rows)).size : 0;
    const agents = selected.list === "leads" ? await listWorkingAgents(ctx) : [];
    return {
      unreachable: unreachable > 0 ? unreachableText(unreachable, rows.length) : null,
      cut: selected.isCut ? cutText(rows.length) : null,
      picked: selectionText(
        selected.list,
        rows.map(({ name }) => name),
      ),
      // Submits exactly the rows shown, even if the form is submitted twice or other rows match by then.
      ids: listOfIds(rows.map(({ id }) => id)),
      agents: agents.map(({ id, name }) => ({ value: String(id), label: name })),
      back: backOf(args.request),
    };
  }),
);

export const action = businessPage((ctx, args) =>
  handleForm(args, ShareRowsSchema, async (input) => {
    const { id, leftOut } = await shareRows(ctx, input);
    const back = backOf(args.request);
    if (id) return redirect(paths.withQuery(BULK_ACTIONS.shares(id), { back }));
    const text = leftOutText(leftOut) ?? undefined;
    return redirectWithFlash(args.context, back, { kind: "info", title: "No leads shared", text });
  }),
);

export default function ShareSelection() {
  const { picked, unreachable, cut, ids, agents, back } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const [form, fields] = useForm<{ agentId: string }>({ lastResult, defaultValue: { agentId: "" } });
  return (
    <Page title="Share leads with agent" subtitle={picked} width="narrow">
      {cut ? <Alert kind="info">{cut}</Alert> : null}
      {unreachable ? <Alert kind="warning">{unreachable}</Alert> : null}
      {agents.length > 0 ? (
        <PostForm form={form}>
          <input type="hidden" name={BULK_LISTS.leads.ids} value={ids} />
          <Field
            field={fields.agentId}
            label="Agent"
            type="select"
            required
            placeholder="Choose an agent"
            options={agents}
            hint="Skips leads with an agent, a deal or an unsubscribed contact."
          />
          <div className="row">
            <Submit pending="Sharing">Share leads</Submit>
            <LinkButton to={back}>Cancel</LinkButton>
          </div>
        </PostForm>
      ) : (
        <EmptyState
          title="No agents yet"
          action={<LinkButton to={paths.business.agents}>Find agents</LinkButton>}
        >
          Assign an agent first. You can share leads once the agent accepts.
        </EmptyState>
      )}
    </Page>
  );
}
