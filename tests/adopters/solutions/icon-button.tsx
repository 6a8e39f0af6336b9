import { BookmarkIcon } from '@mutuals/ui/primitives/icons';
import { ToggleButton } from '@mutuals/ui/primitives/toggle-button';
import { Tooltip } from '@mutuals/ui/primitives/tooltip';

export default function Bookmark() {
  return (
    <Tooltip text="Bookmark">
      <ToggleButton aria-label="Bookmark" variant="quiet" icon={<BookmarkIcon />} />
    </Tooltip>
  );
}
