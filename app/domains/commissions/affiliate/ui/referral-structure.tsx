import { formatUsd } from "~/core/format";
import { AFFILIATE } from "~/domains/agents/programme";
import { DefinitionList } from "~/ui/data/definition-list";
import { Card } from "~/ui/layout/page";

export function ReferralStructure() {
  const { signupBonus, earningsRate, months, firstDealBonus, firstDealFrom } = AFFILIATE;
  return (
    <Card title="What referrals pay">
      <DefinitionList
        facts={[
          [formatUsd(signupBonus), "when they sign up, on hold until their application is approved"],
          [`${earningsRate}%`, `of the commission they earn in their first ${months} months`],
          [formatUsd(firstDealBonus), `at their first deal of ${formatUsd(firstDealFrom)} or more`],
        ]}
      />
      <p className="small">
        Shares and bonuses are on hold with the deal, and go back when it is reversed. Somebody with your
        address, telephone number or payout account is no referral.
      </p>
    </Card>
  );
}
