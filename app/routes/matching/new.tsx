import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { COUNTRIES } from "~/core/places/countries";
import { sentenceCase } from "~/core/sentence-case";
import { AGENT_EXPERIENCE } from "~/domains/agents/choices";
import { MARKET_LANGUAGES } from "~/domains/agents/languages";
import { AGENT_REQUEST_INDUSTRIES, industryName } from "~/domains/directory/taxonomy/industries";
import { createAgentRequest } from "~/domains/matching/requests/create-agent-request.server";
import { AgentRequestInput, REQUEST_DURATIONS, URGENCIES } from "~/domains/matching/requests/schemas";
import { RequestForm } from "~/domains/matching/ui/request-form";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { MATCHING } from "~/paths/agents/matching";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "New agent request" }];

const same = (values: readonly string[], word = "") =>
  values.map((value) => ({ value, label: `${value}${word}` }));

export const loader = businessPage(async () => ({
  choices: {
    industries: AGENT_REQUEST_INDUSTRIES.map((id) => ({ value: id, label: industryName(id) })),
    countries: COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
    languages: same(MARKET_LANGUAGES),
    experience: same(AGENT_EXPERIENCE, " years"),
    durations: same(REQUEST_DURATIONS),
    urgencies: URGENCIES.map((value) => ({ value, label: sentenceCase(value) })),
  },
}));

export const action = businessPage(async (ctx, args) =>
  handleForm(args, AgentRequestInput, async (input) => {
    const { id, matchCount } = await createAgentRequest(ctx, input);
    return redirectWithFlash(args.context, MATCHING.request(id), {
      kind: "success",
      title: "Agent Request Created",
      text: `Found ${plural(matchCount, "matching agent")} for your project`,
    });
  }),
);

export default function NewAgentRequestPage() {
  const { choices } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<Record<string, unknown>>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    defaultValue: { urgency: "medium" },
  });
  return (
    <Page title="New agent request" width="two-column">
      <Breadcrumb trail={[{ to: MATCHING.list, label: "Find Matching Agents" }]} />
      <RequestForm form={form} fields={fields as never} choices={choices} />
    </Page>
  );
}
