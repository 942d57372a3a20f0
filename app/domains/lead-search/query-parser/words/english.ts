import type { LanguageWords } from "./language-words";

export const ENGLISH: LanguageWords = {
  filler: `a an the and or of in on at to from by with as is are be been being was were am it its this that these those there here their they them we us our ours
    i me my mine you your yours who whom whose which what where when how why if then than so such also too very just only really please pls plz thanks thank can
    could should would will may might must shall do does did done doing have has had having want wants wanted need needs needed like likes find finds finding found
    look looks looking search searches searching seek seeks seeking show showing give get gets getting got list lists see every each all any some many much more
    most several few both either neither best top leading lead leader leaders good great nice new newest old older oldest current currently now today soon asap
    active based located location locations headquartered headquarter headquarters hq operating operate operates operational working work works offering offer
    offers providing provide provides selling sell sells buying buy buys bought supplying supply supplies making make makes made using use uses used run runs
    running doing specialising specializing specialised specialized specialise specialize focused focusing focus involved engaged interested relevant potential
    possible prospective within across around near nearby close inside throughout between among into onto over under about up out off per via through during since
    until for but not vs versus etc eg ie including include includes included especially mainly mostly mostly particularly preferably ideally maybe perhaps
    hi hello hey dear good morning afternoon evening kindly help assist send share tell know knows let lets try trying able plan planning plans hoping hope wish
    target targets targeting reach reaching meet meeting connect connecting contact contacts contacting call calling email emails mail phone visit approach pitch
    sales sale team teams product products service services solution solutions goods things thing stuff item items kit kits business businesses commercial
    leads prospect prospects customer customers client clients buyer buyers decision maker makers partner partners supplier suppliers provider providers vendor
    vendors dealer dealers operator operators distributor country countries region regions regional area areas zone zones city cities town towns capital
    district province state county coast coastal port harbour border market markets africa african africans continent continental sector sectors industry industries
    space field fields niche vertical verticals segment trade trades type types kind kinds sort sorts category related relating concerning people person persons
    employee employees staff worker workers headcount size sized sizes number numbers one ones two three else other others another same different various
    own owned owner owners family locally local foreign international global national nationwide multinational private public listed registered licensed certified
    big-name well known reputable reliable serious established growing fast expanding modern traditional successful profitable quality premium luxury cheap
    affordable formal informal independent emerging existing move moves moving handle handles handling deal deals dealing manage manages managing manufacture
    manufactures produce produces producing process processes processing grow grows build builds serve serves import imports importing export exports exporting
    ship ships transport transports carry carries carrying deliver delivers store stores install installs installing operate hire hires hiring recruit
    recruits open opens opened opening start starts started starting come comes coming go goes going put keep take takes taking say says said mean means ask
    bit lot lots few couple dozen bunch full complete up-to-date recent recently year years month months week day days time times long short first last next
    anything everything something anyone everyone someone nobody nothing again already still yet ever even well back away right okay ok yes
    don doesn isn aren didn won wouldn couldn ve ll re m s t d w o n id im weve youre theyre which's whats
    powered enabled style level end ltd limited plc inc co`,
  companies: `company companies firm firms enterprise enterprises organisation organisations organization organizations corporation corporations corporate
    player players outfit outfits group groups entity entities brand brands startup startups scaleup scaleups house houses agency agencies institution institutions
    establishment establishments chain chains producer producers maker makers seller sellers importers exporters exporter importer manufacturers manufacturer
    growers grower processor processors installer installers developers developer fund funds`,
  negators: `no, not, none, non, without, w/o, except, except for, excepting, excluding, exclude, excludes, excluded, minus, avoid, avoiding, skip, skipping, ignore, ignoring,
    never, nor, neither, dont, don't, do not, don't want, do not want, dont want, don't need, do not need, not interested in, no interest in, other than, apart from, aside from, rather than, instead of, leave out,
    leaving out, leave aside, drop, but not, but no, outside, outside of, everything but, anything but, all but, not including, not the, with the exception of, with exception of, bar the`,
  lacks: `have no, has no, having no, do not have, does not have, don't have, doesn't have, dont have, doesnt have, not having, without having, lack, lacks, lacking`,
  turns: "but however only though although instead want need looking show find",
  ends: "in from with having that which who based located at on for near where across around employing over under more less fewer",
  at: "in at near around from across inside outside within of to through via between and or city",
  purposes: "for, serving, targeting, supplying, catering to, aimed at",
  offers: `we sell, i sell, we supply, i supply, we offer, i offer, we provide, i provide, we make, we produce, we manufacture, we build, we distribute, we import, we export, we are a, we are an, we're a, we're an,
    i am a, i'm a, i am an, im a, i work for, i represent, i work at, we install, we rent, we lease, my company, our company, my firm, our firm, my business sells, our business, want to sell, wants to sell, like to sell, need to sell, trying to sell, to sell, selling our,
    for our, for my, our product, my product, as a, pitch our, pitching our, promote our, promoting our, on behalf of`,
  asks: `looking look search searching seek seeking find show list want wants need needs meet reach contact target targeting hunting asking leads prospects customers clients interested help
    give get please who which where send pull identify visit call`,
  targets: "to",
  joins: "of the & and",
  sizes: `1-10: micro, tiny, micro business, microbusiness, very small, one man, sole trader, sole proprietor, freelancer
    1-10+11-50: small, smaller, small-sized, small sized, small scale, smallish, little
    1-10+11-50+51-200: sme, smes, msme, msmes, smb, smbs, small and medium, small and mid-sized, small to medium, small and medium-sized, small or medium, small to mid-size, small-to-medium
    51-200: medium, midsize, midsized, mid size, mid sized, mid-size, mid-sized, medium size, medium sized, medium-size, medium-sized, mid market, mid-market, middle sized, middle-sized, mid-tier
    51-200+201-1000+1000+: medium to large, medium and large, medium or large, mid to large, medium-to-large
    201-1000+1000+: large, larger, big, bigger, biggest, largest, major, large-scale, large scale, large sized, sizeable, sizable, large enterprise
    1000+: huge, giant, very large, massive`,
};
