import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatNumber } from "~/core/format";
import { MAX_PROFILES } from "~/domains/demo/plan/profiles";
import { generateProfiles, removeProfiles } from "~/domains/demo/profiles.server";
import { isOn } from "~/domains/settings/operator.server";
import { catchDomainError, orUnavailable } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Demo profiles" }];

const Intent = z.object({ do: z.enum(["generate", "remove"], "Choose to generate or remove the profiles.") });

const people = (count: number) => `${formatNumber(count)} demo ${count === 1 ? "profile" : "profiles"}`;

export const loader = businessPage(async (ctx) => ({ isOffered: await isOn(ctx, "demo") }));

export const action = businessPage(async (ctx, args: ActionFunctionArgs) =>
  handleForm(args, Intent, async (input) => {
    const tell = (kind: "success" | "error", title: string, text: string, to = paths.business.contacts) =>
      redirectWithFlash(args.context, to, { kind, title, text });
    if (input.do === "remove")
      return tell("success", "Demo profiles removed", `${people(await removeProfiles(ctx))} deleted.`);
    return catchDomainError(
      async () => {
        const saved = await orUnavailable(ctx, "Failed to generate demo profiles", () =>
          generateProfiles(ctx, MAX_PROFILES),
        );
        return tell("success", "Demo Profiles Generated", `${people(saved)} added to your contacts.`);
      },
      ({ message }) => tell("error", "Profile Generation Failed", message, paths.demoWork.profiles),
    );
  }),
);

export default function DemoProfilesPage() {
  const { isOffered } = useLoaderData<typeof loader>();
  return (
    <Page title="Demo profiles" width="narrow">
      <Breadcrumb trail={[{ to: paths.business.contacts, label: "Contacts" }]} />
      <p>
        Try lists, filters and tags with up to {MAX_PROFILES} fictional contacts. They’re marked “Demo”, don’t
        count towards limits and are never emailed. We don’t copy LinkedIn profiles:{" "}
        <a href={paths.business.importPeople}>import your own contacts</a> instead.
      </p>
      {isOffered ? null : <p>The demo is turned off.</p>}
      <IfCanWrite>
        <Form method="post" className="row">
          {isOffered ? (
            <Submit name="do" value="generate" pending="Generating">
              Generate demo profiles
            </Submit>
          ) : null}
          <Submit kind="danger" name="do" value="remove" pending="Removing">
            Remove demo profiles
          </Submit>
        </Form>
      </IfCanWrite>
    </Page>
  );
}
