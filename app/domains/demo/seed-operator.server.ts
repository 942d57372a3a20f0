import type { Context } from "~/core/context";
import { changeSettings } from "~/domains/admin/settings/change-settings.server";
import { sellerOf } from "~/domains/settings/operator-identity";
import { readSetting } from "~/domains/settings/settings.server";

/** Enters an invented company, so that the demo's invoices and legal pages are complete. The operator's own entry is kept. */
export async function seedOperator(ctx: Context): Promise<void> {
  if (sellerOf(await readSetting(ctx, "operator"))) return;
  await changeSettings(ctx, {
    operator: {
      legalName: "Njia Example Ltd",
      address: "1 Example Road\nNairobi\nKenya",
      registrationNumber: "PVT-EXAMPLE",
      taxNumber: "P000000000X",
      privacyEmail: "privacy@njia.example",
      governingLaw: "the laws of Kenya",
      bankAccounts: [
        {
          currency: "USD",
          bankName: "Example Bank",
          accountHolder: "Njia Example Ltd",
          accountNumber: "0000 0000 01",
          swift: "EXAMKENA",
        },
        {
          currency: "KES",
          bankName: "Example Bank",
          accountHolder: "Njia Example Ltd",
          accountNumber: "0000 0000 02",
          swift: "EXAMKENA",
        },
      ],
    },
  });
}
