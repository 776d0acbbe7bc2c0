import { testGamesInClient } from './games-client';

testGamesInClient(3);
