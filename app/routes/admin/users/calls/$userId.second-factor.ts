import { parseId } from "~/core/ids";
import { switchSecondFactorOff } from "~/domains/admin/users/help-user.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  DELETE: call({
    access: "admin",
    run: ({ ctx, params }) => switchSecondFactorOff(ctx, parseId(params.userId, "user")),
  }),
});
