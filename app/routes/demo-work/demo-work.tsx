import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { demoJson } from "~/domains/demo/demo-view";
import { findDemoFill } from "~/domains/demo/fill-demo.server";
import { requestDemoWork } from "~/domains/demo/request-demo.server";
import { DEMO_OFFER, FillButton } from "~/domains/demo/ui/demo-note";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { usePoll } from "~/ui/feedback/poll";
import { Progress } from "~/ui/feedback/progress";
import { LinkButton } from "~/ui/forms/link-button";
import { WritersOnly } from "~/ui/forms/readers";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Demo work" }];

const REFRESH_SECONDS = 3;

export const loader = businessPage(async (ctx) => {
  const demo = demoJson(await findDemoFill(ctx));
  const isWorking = demo.state === "filling" || demo.state === "removing";
  return { ...demo, isOfDemo: ctx.account.isDemo, refreshSeconds: isWorking ? REFRESH_SECONDS : null };
});

export const action = businessPage(async (ctx, { context }: ActionFunctionArgs) => {
  await requestDemoWork(ctx);
  return redirectWithFlash(context, paths.demoWork.page, {
    kind: "success",
    title: "Your account is being filled",
    text: "It takes about a minute.",
  });
});

const AgainLink = () => (
  <p className="small">
    <a href={paths.demoWork.page}>Look again</a>
  </p>
);

const RemoveLink = () => (
  <WritersOnly>
    <LinkButton to={paths.demoWork.remove}>Remove the demo work</LinkButton>
  </WritersOnly>
);

export default function DemoWorkPage() {
  const { state, stepsDone, stepsTotal, isOfDemo, refreshSeconds } = useLoaderData<typeof loader>();
  usePoll(refreshSeconds !== null, REFRESH_SECONDS);
  return (
    <Page title="Demo work" width="narrow">
      <Breadcrumb trail={[{ to: paths.business.home, label: "Business Portal" }]} />
      <p>{DEMO_OFFER}</p>
      {state === "none" ? (
        <WritersOnly>
          <FillButton />
        </WritersOnly>
      ) : null}
      {state === "filling" ? (
        <Progress title="Making demo work" value={stepsDone} max={stepsTotal}>
          <AgainLink />
        </Progress>
      ) : null}
      {state === "removing" ? (
        <Progress title="Removing the demo work" value={0} max={null}>
          <AgainLink />
        </Progress>
      ) : null}
      {state === "failed" ? (
        <Alert kind="error" title="The demo work could not be made.">
          <p>It was tried three times, and nothing of it was left behind. You can try again.</p>
          <FillButton />
        </Alert>
      ) : null}
      {state === "filled" ? (
        <>
          <p>Your account is filled. Rows that were made up say “Demo”.</p>
          <p className="row">
            <LinkButton kind="primary" to={paths.business.home}>
              Look around
            </LinkButton>
            {isOfDemo ? null : <RemoveLink />}
          </p>
        </>
      ) : null}
    </Page>
  );
}
