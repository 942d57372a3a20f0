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

export const meta: MetaFunction = () => [{ title: "Remove from suppression list" }];

export const loader = businessPage(async (ctx, { params }) =>
  suppressionJson(await getSuppression(ctx, params.addressHash)),
);

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  await removeSuppression(ctx, params.addressHash);
  return { to: paths.suppressions.list, title: "Address removed" };
});

export default function RemoveSuppressionPage() {
  const refusal = useLoaderData<typeof loader>();
  const name = refusal.address ?? "an erased contact";
  return (
    <Page
      title={refusal.canRemove ? `Remove ${name} from the suppression list?` : `Can’t remove ${name}`}
      width="narrow"
    >
      <Breadcrumb trail={[{ to: paths.suppressions.list, label: "Suppression list" }]} />
      {refusal.canRemove ? (
        <>
          <p>
            {refusal.note ? `Note: ${refusal.note}. ` : ""}Remove this address only if the contact asked for
            your emails again or you added it by mistake. The removal is logged.
          </p>
          <Form method="post" className="row">
            <Submit kind="danger" pending="Removing">
              Remove address
            </Submit>
            <LinkButton to={paths.suppressions.list}>Keep address</LinkButton>
          </Form>
        </>
      ) : (
        <p>Reason: {refusal.reasonText}. Unsubscribed and invalid addresses can’t be removed.</p>
      )}
    </Page>
  );
}
