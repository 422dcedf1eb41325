import { useLocalSearchParams } from 'expo-router';

import { EditorDoor } from '@/components/editor/EditorDoor';
import { useBack } from '@/components/useBack';

export default function EditBoardRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <EditorDoor key={id} id={id} onBack={useBack()} />;
}
