import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { removeSuppression } from "~/domains/suppressions/remove-suppression.server";
import { suppressionJson } from "~/domains/suppressions/suppression-json";
import { getSuppression } from "~/domains/suppressions/suppressions.server";
import { buttonAction } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Write to somebody again" }];

export const loader = businessPage(async (ctx, { params }) =>
  suppressionJson(await getSuppression(ctx, params.addressHash)),
);

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  await removeSuppression(ctx, params.addressHash);
  return { to: paths.suppressions.list, title: "Refusal Removed" };
});

export default function RemoveSuppressionPage() {
  const refusal = useLoaderData<typeof loader>();
  const name = refusal.address ?? "an erased person";
  return (
    <Page
      title={refusal.canRemove ? `Remove ${name} from the suppression list?` : `${name} stays here`}
      width="narrow"
    >
      <Breadcrumb trail={[{ to: paths.suppressions.list, label: "Suppression list" }]} />
      {refusal.canRemove ? (
        <>
          <p>
            {refusal.note ? `The note says: ${refusal.note}. ` : ""}Remove it only if the person told you that
            they want mail, or if it was added by mistake. It is written down that you removed it.
          </p>
          <Form method="post" className="row">
            <Submit kind="danger" pending="Removing">
              Write to them again
            </Submit>
            <LinkButton to={paths.suppressions.list}>Keep it</LinkButton>
          </Form>
        </>
      ) : (
        <p>
          The reason is “{refusal.reasonText}”. The person said no themselves, or the address does not exist:
          nobody can take that back here.
        </p>
      )}
    </Page>
  );
}
