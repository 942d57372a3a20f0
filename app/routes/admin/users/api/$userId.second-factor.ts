import { parseId } from "~/core/ids";
import { switchSecondFactorOff } from "~/domains/admin/users/help-user.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  DELETE: endpoint({
    access: "admin",
    run: ({ ctx, params }) => switchSecondFactorOff(ctx, parseId(params.userId, "user")),
  }),
});
