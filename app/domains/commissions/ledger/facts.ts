const FACTS = ["earned", "held", "payable", "paid", "reversed"] as const;
type FactKind = (typeof FACTS)[number];

export const PLATFORM = 0;

export const HOLD_DAYS = 14;

const GENESIS = "0".repeat(64);

export interface Fact {
  agentId: number;
  accountId: number;
  subject: string;
  fact: FactKind;
  cents: number;
  base: number;
  rate: number;
  payout?: number;
}

export interface Head {
  seq: number;
  hash: string;
  deals: number;
  dealValue: number;
  held: number;
  payable: number;
  paid: number;
}

export const EMPTY_HEAD: Head = {
  seq: 0,
  hash: GENESIS,
  deals: 0,
  dealValue: 0,
  held: 0,
  payable: 0,
  paid: 0,
};

export const factOf = (
  { agentId, accountId, subject, cents, base, rate }: Omit<Fact, "fact" | "payout">,
  fact: FactKind,
): Fact => ({ agentId, accountId, subject, cents, base, rate, fact });

const isDeal = (subject: string) => subject.startsWith("deal:");

/** The sums after one more fact. A reversal is subtracted from `held` while on hold, else from `payable`. */
export function headAfter(head: Head, fact: Fact, wasPayable: boolean): Omit<Head, "seq" | "hash"> {
  const { deals, dealValue, held, payable, paid } = head;
  const sums = { deals, dealValue, held, payable, paid };
  const deal = isDeal(fact.subject) ? 1 : 0;
  switch (fact.fact) {
    case "earned":
      return { ...sums, deals: deals + deal, dealValue: dealValue + deal * fact.base };
    case "held":
      return { ...sums, held: held + fact.cents };
    case "payable":
      return { ...sums, held: held - fact.cents, payable: payable + fact.cents };
    case "paid":
      return { ...sums, payable: payable - fact.cents, paid: paid + fact.cents };
    case "reversed":
      return {
        ...sums,
        deals: deals - deal,
        dealValue: dealValue - deal * fact.base,
        held: wasPayable ? held : held - fact.cents,
        payable: wasPayable ? payable - fact.cents : payable,
      };
  }
}
