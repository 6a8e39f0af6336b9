import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Switch } from '../../primitives/switch/switch.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { ToggleButton, ToggleButtonGroup } from '../../primitives/toggle-button/toggle-button.tsx';
import { LoadFailedBanner } from '../get-help/load-failed-banner.tsx';

const KINDS = ['match', 'message', 'like', 'ticket', 'payment', 'decision'] as const;
const CHANNELS = ['inProduct', 'push', 'mail'] as const;
/** What is mailed in the digest alone. */
const DIGESTED = ['match', 'message', 'like'] as const;
const DIGESTS = ['off', 'daily', 'weekly'] as const;

export type ReachKind = (typeof KINDS)[number];
export type ReachChannel = (typeof CHANNELS)[number];
export type Channels = Readonly<Record<ReachChannel, boolean>>;

/** When nothing is pushed or mailed, every day. `from` and `to` are hours and minutes of 24 hours, `zone` a name of the IANA database. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

/** What reaches a person, how and when. The contract's `Preferences` fits. */
export interface ReachState {
  readonly kinds: Readonly<Record<ReachKind, Channels>>;
  readonly digest: (typeof DIGESTS)[number];
  readonly quietHours: QuietHours | null;
  /** Whether a locked screen shows what was written (D71). */
  readonly showsWords: boolean;
  readonly mutedConversations: readonly string[];
}

/** What changes of it; the rest stays. The contract's `PreferencesUpdate` fits. */
export interface ReachChange {
  kinds?: Partial<Record<ReachKind, Partial<Record<ReachChannel, boolean>>>>;
  digest?: ReachState['digest'];
  quietHours?: QuietHours | null;
  showsWords?: boolean;
  unmute?: string[];
}

export type ReachView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly data: ReachState };

export interface ReachProps {
  view: ReachView;
  /** The time zone of this device. */
  zone: string;
  /** Where the list of conversations is, to mute one in its menu. */
  messagesHref: string;
  /** Where an address is given; undefined if there is one, or none is taken. */
  addressHref?: string | undefined;
  onChange: (change: ReachChange) => void;
  onRetry: () => void;
}

/** What reaches a person outside of the pages, and when: each change takes effect at once (D71, D72). */
export function Reach({ view, onRetry, ...props }: ReachProps) {
  const { t } = useTranslation('reach');
  if (view.status === 'loading')
    return (
      <Loading label={t('loading')} className="mu:flex mu:flex-col mu:gap-3">
        <Skeleton className="mu:w-2/3" />
        <Skeleton className="mu:w-1/2" />
        <Skeleton className="mu:w-2/3" />
      </Loading>
    );
  if (view.status === 'error')
    return <LoadFailedBanner title={t('loadFailed')} message={view.message} onRetry={onRetry} />;
  return <Choices {...props} data={view.data} />;
}

type ChoicesProps = Omit<ReachProps, 'view' | 'onRetry'> & { data: ReachState };

function Choices({ data, zone, messagesHref, addressHref, onChange }: ChoicesProps) {
  const { t } = useTranslation('reach');
  const muted = data.mutedConversations;
  return (
    <>
      <div className="mu:border-t mu:border-border">
        {KINDS.map((kind) => (
          <Kind
            key={kind}
            kind={kind}
            channels={data.kinds[kind]}
            onChange={(channel, isOn) => onChange({ kinds: { [kind]: { [channel]: isOn } } })}
          />
        ))}
      </div>
      {addressHref !== undefined && (
        <p className="mu:text-sm mu:text-text-muted">
          {t('noAddress')} <Link href={addressHref}>{t('giveAddress')}</Link>
        </p>
      )}
      <Digest
        value={data.digest}
        isMailTicked={DIGESTED.some((kind) => data.kinds[kind].mail)}
        onChange={(digest) => onChange({ digest })}
      />
      <Quiet quietHours={data.quietHours} zone={zone} onChange={(quietHours) => onChange({ quietHours })} />
      <Switch
        isSelected={data.showsWords}
        onChange={(showsWords) => onChange({ showsWords })}
        description={t('wordsText')}
      >
        {t('words')}
      </Switch>
      <div className="mu:flex mu:flex-col mu:items-start mu:gap-2 mu:text-sm">
        <h3 className="mu:font-semibold">{t('muted')}</h3>
        <p className="mu:text-text-muted">
          {muted.length === 0 ? t('mutedNone') : t('mutedCount', { count: muted.length })}{' '}
          <Link href={messagesHref}>{t('mutedWhere')}</Link>
        </p>
        {muted.length > 0 && (
          <Button size="sm" onPress={() => onChange({ unmute: muted.slice(0, MOST_AT_ONCE) })}>
            {t('unmuteAll')}
          </Button>
        )}
      </div>
    </>
  );
}

/** How many conversations one change may name (the contract's bound). */
const MOST_AT_ONCE = 100;

interface KindProps {
  kind: ReachKind;
  channels: Channels;
  onChange: (channel: ReachChannel, isOn: boolean) => void;
}

/** A row of the table: a kind of event beside its channels; on a phone above them. */
function Kind({ kind, channels, onChange }: KindProps) {
  const { t } = useTranslation('reach');
  const id = useId();
  return (
    <fieldset
      aria-labelledby={id}
      className="mu:m-0 mu:grid mu:min-w-0 mu:border-0 mu:grid-cols-1 mu:gap-x-6 mu:gap-y-2 mu:border-b mu:border-border mu:p-0 mu:py-3 mu:sm:grid-cols-[minmax(0,1fr)_auto] mu:sm:items-center"
    >
      <div className="mu:min-w-0">
        <p id={id} className="mu:font-medium">
          {t(`kind.${kind}`)}
        </p>
        <p className="mu:text-sm mu:text-text-muted">{t(`kindText.${kind}`)}</p>
      </div>
      <div className="mu:grid mu:grid-cols-3 mu:gap-x-2 mu:sm:w-72">
        {CHANNELS.map((channel) => (
          <Checkbox key={channel} isSelected={channels[channel]} onChange={(isOn) => onChange(channel, isOn)}>
            {t(`channel.${channel}`)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

interface DigestProps {
  value: ReachState['digest'];
  /** Mail is ticked for what only the digest mails. */
  isMailTicked: boolean;
  onChange: (value: ReachState['digest']) => void;
}

function Digest({ value, isMailTicked, onChange }: DigestProps) {
  const { t } = useTranslation('reach');
  return (
    <div className="mu:flex mu:flex-col mu:items-start mu:gap-2">
      <h3 className="mu:text-sm mu:font-semibold">{t('digest.title')}</h3>
      <p className="mu:text-sm mu:text-text-muted">{t('digest.text')}</p>
      <ToggleButtonGroup
        variant="segment"
        aria-label={t('digest.title')}
        // French is wider than a phone.
        className="mu:flex-wrap"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const chosen = DIGESTS.find((each) => keys.has(each));
          if (chosen) onChange(chosen);
        }}
      >
        {DIGESTS.map((each) => (
          <ToggleButton key={each} id={each} size="md">
            {t(`digest.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {value === 'off' && isMailTicked && <p className="mu:text-sm mu:text-text-muted">{t('digest.nothing')}</p>}
    </div>
  );
}

/** What quiet hours are at first. */
const NIGHT = { from: '22:00', to: '07:30' };

interface QuietProps {
  quietHours: QuietHours | null;
  zone: string;
  onChange: (quietHours: QuietHours | null) => void;
}

function Quiet({ quietHours, zone, onChange }: QuietProps) {
  const { t } = useTranslation('reach');
  /** Hours without length, on the way to others. */
  const [typed, setTyped] = useState<QuietHours | null>(null);
  const shown = typed ?? quietHours;
  function choose(next: QuietHours | null): void {
    const isEmpty = next !== null && next.from === next.to;
    setTyped(isEmpty ? next : null);
    if (!isEmpty) onChange(next);
  }
  return (
    <div className="mu:flex mu:flex-col mu:gap-4">
      <Switch
        isSelected={shown !== null}
        onChange={(isOn) => choose(isOn ? { ...NIGHT, zone } : null)}
        description={t('quiet.text')}
      >
        {t('quiet.title')}
      </Switch>
      {shown && (
        <div className="mu:flex mu:flex-wrap mu:items-end mu:gap-4">
          {(['from', 'to'] as const).map((end) => (
            <Time
              key={end}
              label={t(`quiet.${end}`)}
              value={shown[end]}
              onChange={(time) => choose({ ...shown, [end]: time })}
            />
          ))}
          <p className="mu:flex mu:min-h-11 mu:flex-wrap mu:items-center mu:gap-3 mu:text-sm mu:text-text-muted">
            {t('quiet.zone', { zone: shown.zone })}
            {shown.zone !== zone && (
              <Button size="sm" onPress={() => choose({ ...shown, zone })}>
                {t('quiet.useZone', { zone })}
              </Button>
            )}
          </p>
          {typed && (
            <Banner tone="warning" className="mu:basis-full">
              {t('quiet.same')}
            </Banner>
          )}
        </div>
      )}
    </div>
  );
}

interface TimeProps {
  label: string;
  value: string;
  onChange: (time: string) => void;
}

/** A time of the day. What is typed stays until the field is left: a value that comes back a moment later would begin its hour anew with each digit. */
function Time({ label, value, onChange }: TimeProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      type="time"
      label={label}
      value={typed ?? value}
      onChange={(time) => {
        setTyped(time);
        // A field that is being emptied has no time yet.
        if (time !== '') onChange(time);
      }}
      onBlur={() => setTyped(null)}
      className="mu:w-36"
    />
  );
}
