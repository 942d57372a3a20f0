import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isWorking } from "~/domains/demo/demo-fill";
import { demoJson } from "~/domains/demo/demo-view";
import { findDemoFill } from "~/domains/demo/fill-demo.server";
import { requestDemoWork } from "~/domains/demo/request-demo.server";
import { DEMO_OFFER, FillButton } from "~/domains/demo/ui/demo-note";
import { isOn } from "~/domains/settings/operator.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { usePoll } from "~/ui/feedback/poll";
import { Progress } from "~/ui/feedback/progress";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Demo data" }];

const REFRESH_SECONDS = 3;

const IS_BEING_FILLED = {
  kind: "success",
  title: "Adding demo data",
  text: "It takes about a minute.",
} as const;
const IS_FILLED = {
  kind: "info",
  title: "Demo data already added",
  text: "Remove it first to add it again.",
} as const;

export const loader = businessPage(async (ctx) => {
  const fill = await findDemoFill(ctx);
  return {
    ...demoJson(fill),
    isOfDemo: ctx.account.isDemo,
    isOffered: await isOn(ctx, "demo"),
    refreshSeconds: fill && isWorking(fill) ? REFRESH_SECONDS : null,
  };
});

export const action = businessPage(async (ctx, { context }: ActionFunctionArgs) => {
  const { state } = await requestDemoWork(ctx);
  return redirectWithFlash(context, paths.demoWork.page, state === "filled" ? IS_FILLED : IS_BEING_FILLED);
});

const AgainLink = () => (
  <p className="small">
    <a href={paths.demoWork.page}>Refresh</a>
  </p>
);

const Fill = () => (
  <IfCanWrite>
    <FillButton />
  </IfCanWrite>
);

const RemoveLink = () => (
  <IfCanWrite>
    <LinkButton to={paths.demoWork.remove}>Remove demo data</LinkButton>
  </IfCanWrite>
);

export default function DemoWorkPage() {
  const { state, stepsDone, stepsTotal, isOfDemo, isOffered, refreshSeconds } =
    useLoaderData<typeof loader>();
  usePoll(refreshSeconds !== null, REFRESH_SECONDS);
  return (
    <Page title="Demo data" width="narrow">
      <Breadcrumb trail={[{ to: paths.business.home, label: "Business Portal" }]} />
      {isOffered ? <p>{DEMO_OFFER}</p> : null}
      {state === "none" && isOffered ? <Fill /> : null}
      {state === "none" && !isOffered ? <p>The demo is turned off.</p> : null}
      {state === "filling" ? (
        <Progress title="Adding demo data" value={stepsDone} max={stepsTotal}>
          <AgainLink />
        </Progress>
      ) : null}
      {state === "removing" ? (
        <Progress title="Removing demo data" value={0} max={null}>
          <AgainLink />
        </Progress>
      ) : null}
      {state === "failed" ? (
        <Alert kind="error" title="Demo data couldn’t be added.">
          <p>Your account is unchanged. Try again later.</p>
          {isOffered ? <Fill /> : null}
        </Alert>
      ) : null}
      {state === "filled" ? (
        <>
          <p>Your account has demo data, marked “Demo”.</p>
          <p className="row">
            <LinkButton kind="primary" to={paths.business.home}>
              Explore demo data
            </LinkButton>
            {isOfDemo ? null : <RemoveLink />}
          </p>
        </>
      ) : null}
    </Page>
  );
}
