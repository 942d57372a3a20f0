import { data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { getModule } from "~/domains/training/catalogue.server";
import { enrol } from "~/domains/training/enrol.server";
import { moduleProgress } from "~/domains/training/progress.server";
import { nextTo } from "~/domains/training/view";
import { answerError } from "~/http/answer-error.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { userPage } from "~/http/pages/page.server";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { pagesFor } from "./side.server";

export const meta: MetaFunction = () => [{ title: "Start a module" }];

export const action = userPage(async (ctx, { context, params }) => {
  const pages = pagesFor(ctx);
  return answerError(
    async () => {
      const { moduleId } = await enrol(ctx, params.moduleId);
      const { module, next } = await moduleProgress(ctx, await getModule(ctx, moduleId));
      // A redirect never reaches the page: what it sees is a refusal.
      return redirectWithFlash(context, nextTo(pages, moduleId, next) ?? pages.module(moduleId), {
        kind: "success",
        title: "Enrolled Successfully",
        text: `You started ${module.title}.`,
      }) as never;
    },
    ({ message, status }) => data({ message, home: pages.home }, { status }),
  );
});

export const loader = userPage(async (ctx, { params }) => {
  const { id } = await getModule(ctx, params.moduleId);
  return redirect(pagesFor(ctx).module(id));
});

export default function EnrolmentFailedPage() {
  const refused = useActionData<typeof action>();
  return (
    <Page title="Enrollment Failed" width="narrow">
      <Alert kind="error">{refused?.message}</Alert>
      <LinkButton kind="primary" to={refused?.home ?? "/training"}>
        Back to the modules
      </LinkButton>
    </Page>
  );
}
