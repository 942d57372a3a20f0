import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getModule, listModules } from "~/domains/training/catalogue.server";
import { enrol } from "~/domains/training/enrol.server";
import { moduleProgress } from "~/domains/training/progress.server";
import { nextTo } from "~/domains/training/view";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { userPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { TRAINING } from "~/paths/business/training";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { pagesFor } from "./side.server";

export const meta: MetaFunction = () => [{ title: m.training_enrol_start_module() }];

export const action = userPage(async (ctx, { context, params }) => {
  const pages = pagesFor(ctx);
  return catchDomainError(
    async () => {
      const { moduleId } = await enrol(ctx, params.moduleId);
      const { module, next } = await moduleProgress(ctx, await getModule(ctx, moduleId));
      // A redirect never reaches the page's component: it only receives errors.
      return redirectWithFlash(context, nextTo(pages, moduleId, next) ?? pages.module(moduleId), {
        kind: "success",
        title: "Enrolled Successfully",
        text: `You started ${module.title}.`,
      }) as never;
    },
    ({ message, status }) => data({ message }, { status }),
  );
});

/** Also renders the page of a rejected form, so it neither redirects nor throws. */
export const loader = userPage(async (ctx, { params }) => {
  const module = (await listModules(ctx)).find(({ id }) => id === params.moduleId);
  const { home } = pagesFor(ctx);
  const shown = module ? { id: module.id, title: module.title } : null;
  return data({ home, module: shown }, { status: module ? 200 : 404 });
});

export default function EnrolPage() {
  const { home, module } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.message;
  return (
    <Page title={refused || !module ? m.training_enrol_enrollment_failed() : module.title} width="narrow">
      {refused || !module ? (
        <Alert kind="error">{refused ?? m.training_enrol_this_module_was_not_found()}</Alert>
      ) : null}
      <div className="row">
        {module ? (
          <form method="post" action={TRAINING.enrol(module.id)}>
            <Submit>{m.training_enrol_start_learning()}</Submit>
          </form>
        ) : null}
        <LinkButton to={home}>{m.training_enrol_back_to_modules()}</LinkButton>
      </div>
    </Page>
  );
}
