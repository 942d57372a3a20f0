import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { siteMeta } from "~/routes/site/site-meta";
import { loadAuthPage } from "../auth-page.server";
import { loginAgent } from "./agent-application-action.server";
import { AgentLoginForm } from "./agent-login-form";

export const meta = siteMeta({
  title: (appName) => m.auth_agent_login_agent_login({ appName }),
  description: () => m.auth_agent_login_sign_in_as_a_sales(),
  path: paths.agent.login,
  picture: "agents",
});

export async function loader(args: LoaderFunctionArgs) {
  const { back, doors } = await loadAuthPage(args);
  return { back, doors };
}

export const action = (args: ActionFunctionArgs) => loginAgent(args);

export default function AgentLoginPage() {
  const { back, doors } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  return <AgentLoginForm doors={doors} result={result} back={back} applyTo={paths.agent.apply} />;
}
