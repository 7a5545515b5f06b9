import { Document, Link, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { bookmarked } from '@/components/report-pdf/section';
import { fontFamily, ink, mm } from '@/components/report-pdf/styles';
import {
  entryHead,
  isListed,
  listedEntry,
  skillParts,
  type ImprovedCv,
  type ImprovedEntry,
  type ImprovedSection,
} from '@/lib/rewrite/improved-cv';
import { datesPrinted } from '@/lib/rewrite/dates-written';
import { addressOf, contactSeparator, documentTitle } from './contact-line';

const styles = StyleSheet.create({
  // No ligatures: some readers of PDFs take words apart at them.
  page: {
    paddingHorizontal: mm(20),
    paddingVertical: mm(18),
    fontFamily,
    fontFeatureSettings: { liga: false },
    fontSize: 9.75,
    lineHeight: 1.42,
    color: ink.text,
  },
  name: { fontSize: 20, fontWeight: 700, lineHeight: 1.3 },
  headline: { fontSize: 11.5, lineHeight: 1.4, color: ink.muted, marginBottom: 2 },
  link: { color: ink.text, textDecoration: 'none' },
  heading: {
    fontSize: 12,
    fontWeight: 700,
    lineHeight: 1.35,
    borderBottomWidth: 0.75,
    borderBottomColor: ink.faint,
    marginTop: 12,
    marginBottom: 5,
  },
  paragraph: { marginBottom: 4 },
  entry: { marginBottom: 7 },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  title: { fontWeight: 700, flex: 1, paddingRight: 12 },
  dates: { color: ink.muted },
  place: { marginBottom: 1.5 },
  bullet: { flexDirection: 'row', marginBottom: 2, paddingLeft: 3 },
  dot: { width: 10 },
  bulletText: { flex: 1 },
  label: { fontWeight: 700 },
});

/** A block that cannot break may be at most this long; a longer one flows over the page's end. */
const longestBlock = 1_500;

function Statement({ statement }: { statement: ImprovedEntry['statements'][number] }) {
  const { kind, text } = statement;
  if (kind === 'sentence' || text.length > longestBlock)
    return <Text style={styles.paragraph}>{kind === 'bullet' ? `• ${text}` : text}</Text>;
  return (
    <View style={styles.bullet} wrap={false}>
      <Text style={styles.dot}>•</Text>
      <Text style={styles.bulletText}>{text}</Text>
    </View>
  );
}

interface EntryProps {
  kind: ImprovedSection['kind'];
  entry: ImprovedEntry;
}

function EntryHead({ entry }: { entry: ImprovedEntry }) {
  const { first, second } = entryHead(entry);
  if (!first && !entry.dates) return null;
  return (
    <View>
      <View style={styles.row}>
        <Text style={styles.title}>{first}</Text>
        {entry.dates && <Text style={styles.dates}>{datesPrinted(entry.dates)}</Text>}
      </View>
      {second !== '' && <Text style={styles.place}>{second}</Text>}
    </View>
  );
}

/** The head of an entry is never parted from its first line. */
function Entry({ kind, entry }: EntryProps) {
  if (isListed(kind, entry)) return <Statement statement={{ kind: 'bullet', text: listedEntry(entry) }} />;
  const [first, ...rest] = entry.statements;
  return (
    <View style={styles.entry}>
      <View wrap={(first?.text.length ?? 0) > longestBlock}>
        <EntryHead entry={entry} />
        {first && <Statement statement={first} />}
      </View>
      {rest.map((statement, index) => (
        <Statement key={index} statement={statement} />
      ))}
    </View>
  );
}

/** A line may end between two skills, not inside one: a reader of PDFs takes the two halves for two. */
const longestUnbroken = 40;
const unbroken = (item: string): string => (item.length > longestUnbroken ? item : item.replaceAll(' ', '\u00a0'));

/** An address that is broken at the margin is two addresses. */
const whole = (word: string): string[] => [word];

function ContactLine({ details }: { details: readonly string[] }) {
  return (
    <Text hyphenationCallback={whole}>
      {details.map((detail, index) => {
        const address = addressOf(detail);
        return (
          <Text key={detail}>
            {index > 0 && contactSeparator}
            {address ? (
              <Link src={address} style={styles.link}>
                {detail}
              </Link>
            ) : (
              unbroken(detail)
            )}
          </Text>
        );
      })}
    </Text>
  );
}

function CvSection({ section }: { section: ImprovedSection }) {
  return (
    <View {...bookmarked(section.heading)}>
      <Text style={styles.heading} minPresenceAhead={50}>
        {section.heading}
      </Text>
      {section.paragraphs.map((text, index) => (
        <Text key={index} style={styles.paragraph}>
          {text}
        </Text>
      ))}
      {section.entries.map((entry, index) => (
        <Entry key={index} kind={section.kind} entry={entry} />
      ))}
      {skillParts(section.groups, section.heading).map(({ label, items }, index) => (
        <Text key={index} style={styles.paragraph}>
          {label !== '' && <Text style={styles.label}>{label}: </Text>}
          {items.map(unbroken).join(', ')}
        </Text>
      ))}
    </View>
  );
}

/** The improved CV: one column, selectable text in reading order, a bookmark per section. */
export function CvDocument({ improved }: { improved: ImprovedCv }) {
  const { name, headline, contact, links, sections } = improved;
  return (
    <Document title={documentTitle(name)} {...(name ? { author: name } : {})} language="en-GB" pageMode="useOutlines">
      <Page size="A4" style={styles.page} experimentalPagination>
        {name && <Text style={styles.name}>{name}</Text>}
        {headline && <Text style={styles.headline}>{headline}</Text>}
        {contact.length > 0 && <ContactLine details={contact} />}
        {links.length > 0 && <ContactLine details={links} />}
        {sections.map((section, index) => (
          <CvSection key={index} section={section} />
        ))}
      </Page>
    </Document>
  );
}
