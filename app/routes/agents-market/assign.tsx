import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { formatDate } from "~/core/format";
import { parseId } from "~/core/ids";
import { COUNTRIES } from "~/core/places/countries";
import { readerZone } from "~/core/time/time-zones";
import { DURATIONS, durationWords, rateOf, rateWords } from "~/domains/agents/assignments/policy";
import { AssignmentTerms } from "~/domains/agents/assignments/schemas";
import { LimitBanner } from "~/domains/agents/assignments/ui/limit-banner";
import { marketsOf } from "~/domains/agents/marketplace/market-agent";
import { getMarketAgent } from "~/domains/agents/marketplace/market-agents.server";
import { findAgreement, hireAgent } from "~/domains/matching/matches/hire-agent.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { CheckboxGroup } from "~/ui/forms/checkbox-group";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { placesOf } from "./places.server";

export const meta: MetaFunction = () => [{ title: "Assign agent" }];

export const loader = businessPage(async (ctx, { params }) => {
  const agent = await getMarketAgent(ctx, parseId(params.agentId, "agent"));
  const agreement = await findAgreement(ctx, agent.id);
  const { durationMonths = null, territory = marketsOf(agent), message = null } = agreement?.terms ?? {};
  return {
    id: agent.id,
    name: agent.name,
    agreedOn: agreement && formatDate(agreement.acceptedAt, readerZone(ctx)),
    terms: { durationMonths: durationMonths === null ? "" : String(durationMonths), territory, message },
    rate: rateWords(rateOf(agent.tier)),
    places: await placesOf(ctx),
  };
});

export const action = businessPage(async (ctx, args) => {
  const agentId = parseId(args.params.agentId, "agent");
  const { name } = await getMarketAgent(ctx, agentId);
  return handleForm(args, AssignmentTerms, async (terms) => {
    const { state } = await hireAgent(ctx, { ...terms, agentId });
    return redirectWithFlash(args.context, paths.marketplace.list, {
      kind: "success",
      title: "Agent Assigned",
      text: state === "accepted" ? `${name} now works for you.` : `We sent ${name} an invitation.`,
    });
  });
});

const MONTHS = DURATIONS.map((months) => ({ value: `${months}`, label: durationWords(months) }));

export default function AssignPage() {
  const { id, name, agreedOn, terms, rate, places } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<
    Omit<z.input<typeof AssignmentTerms>, "durationMonths"> & { durationMonths: string }
  >({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: terms,
  });
  return (
    <Page
      title={`Assign ${name}`}
      subtitle={`Commission today: ${rate}. The rate follows the tier.`}
      width="narrow"
    >
      {places.isFull && places.limit !== null ? (
        <LimitBanner plan={places.plan} limit={places.limit} />
      ) : null}
      {agreedOn ? (
        <Alert kind="info" title={`${name} accepted these terms on ${agreedOn}`}>
          If you keep these terms, {name} starts immediately. If you change them, {name} must accept again.
        </Alert>
      ) : null}
      <PostForm form={form} failed={() => "Failed to assign agent"}>
        <Field
          field={fields.durationMonths}
          label="Duration"
          type="select"
          options={[{ value: "", label: durationWords(null) }, ...MONTHS]}
        />
        <CheckboxGroup
          field={fields.territory}
          legend="Territory"
          hint="Optional. Defaults to all of the agent’s markets."
          options={COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))}
          fold
        />
        <Field field={fields.message} label="Product and target customers" type="textarea" rows={4} />
        <div className="row">
          <Submit disabled={places.isFull}>Assign</Submit>
          <LinkButton to={paths.marketplace.agent(id)}>Cancel</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
