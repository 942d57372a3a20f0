import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findReferrerName } from "~/domains/agents/agents.server";
import { AgentLogin } from "~/domains/identity/sign-in/login-schemas";
import { contextOf } from "~/http/session/guards.server";
import { keepReferrer } from "~/http/session/referrer-cookie.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { siteMeta } from "~/routes/site/site-meta";
import { loadAuthPage } from "../auth-page.server";
import { SignUpClosed } from "../sign-up-closed";
import { AgentApplication } from "./agent-application";

import { agentApplicationAction, applyAsAgent, loginAgent } from "./agent-application-action.server";
import { AgentLoginForm } from "./agent-login-form";

export const meta = siteMeta<{ choices: unknown }>({
  title: (appName, door) =>
    (door && !door.choices ? m.auth_agent_auth_agent_login : m.auth_agent_auth_apply)({ appName }),
  description: () => m.auth_agent_auth_apply_as_a_sales_agent_2(),
  path: paths.agent.auth,
  picture: "agents",
});

/** Details an external sign-in already provided. */
const param = (query: URLSearchParams, name: string) => (query.get(name) ?? "").slice(0, 254);

const isLogin = (request: Request) => new URL(request.url).searchParams.get("mode") === "login";

export async function loader(args: LoaderFunctionArgs) {
  const { back, query, doors } = await loadAuthPage(args);
  const referrer = keepReferrer(args.context, args.request, query.get("ref"));
  const to = (mode: string) => paths.withQuery(paths.agent.auth, { mode, ref: referrer, redirect: back });
  return {
    back,
    doors,
    person: { name: param(query, "name"), email: param(query, "email") },
    referrer,
    invitedBy: referrer ? await findReferrerName(await contextOf(args), Number(referrer)) : null,
    applyTo: to("signup"),
    loginTo: to("login"),
    choices: isLogin(args.request) ? null : await agentApplicationAction(args.context),
  };
}

export const action = (args: ActionFunctionArgs) =>
  isLogin(args.request) ? loginAgent(args, AgentLogin) : applyAsAgent(args);

export default function AgentAuthPage() {
  const { back, doors, person, referrer, invitedBy, applyTo, loginTo, choices } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  if (!choices)
    return (
      <AgentLoginForm
        doors={doors}
        result={result}
        back={back}
        applyTo={applyTo}
        email={person.email}
        titlesMissing
      />
    );
  if (choices.closed)
    return (
      <SignUpClosed
        title={m.auth_agent_auth_apply_as_a_sales_agent()}
        text={choices.closed}
        loginTo={loginTo}
      />
    );
  return (
    <AgentApplication
      person={person}
      result={result}
      choices={choices}
      referrer={referrer}
      invitedBy={invitedBy}
      loginTo={loginTo}
    />
  );
}
