import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { Context } from "~/core/context";
import { changeSettings } from "~/domains/admin/settings/change-settings.server";
import type { SettingsChange } from "~/domains/admin/settings/settings-schemas";
import { dropKeptPages } from "~/http/edge/page-cache.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { paths } from "~/paths";

/** The action of each settings section: saves it and refreshes the public pages. */
export const changeSection = (
  ctx: Context,
  args: Pick<ActionFunctionArgs, "request" | "context">,
  schema: z.ZodType<SettingsChange>,
  title: string,
) =>
  handleForm(args, schema, async (input) => {
    await changeSettings(ctx, input);
    dropKeptPages();
    return redirectWithFlash(args.context, paths.admin.settings, { kind: "success", title });
  });
